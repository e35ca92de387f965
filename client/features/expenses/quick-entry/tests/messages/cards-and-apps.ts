/** Messages of cards, UPI apps and banks in Gujarati and Hindi; `read-messages.ts` describes the columns. Names, accounts and figures are invented. */
export const cardsAndApps = `
198.33 | Amazon | - | Your slice credt card transaction of Rs.198.33 on Amazon is sucessful. If not you call 08048320000
1249.00 | Flipkart | - | Your slice card transaction of Rs.1,249.00 on Flipkart is successful. If not you call 08048320000
540.00 | Cafe Coffee Day | 2026-11-20 | Alert: You've spent INR 540.00 on your AMEX card ** 31004 at CAFE COFFEE DAY on 20 November 2026 at 05:11 PM IST. Call 18004190691 if this was not made by you
7999.00 | Oneplus Store | 2026-11-16 | INR 7,999.00 was spent on your American Express Card ** 31004 at ONEPLUS STORE on 16 November 2026. If not you, call 18004190691
3450.00 | Taj Skyline | 2026-11-22 | Thank you for using your HSBC Credit Card ending with 8812 for INR 3,450.00 at TAJ SKYLINE on 22NOV26. Available limit INR 1,90,000.00
225.00 | Third Wave Coffee | 2026-11-24 | Your Standard Chartered Credit Card XX5501 was used for INR 225.00 at THIRD WAVE COFFEE on 24-Nov-26. Avl Limit INR 80,000.00
649.00 | Bookmyshow | 2026-11-14 | Transaction of Rs. 649.00 made on Credit Card xx9012 at BOOKMYSHOW on 14 Nov 26. Avl Lmt Rs. 88,000. OneCard
412.00 | Zepto | 2026-11-25 | You've spent Rs 412.00 at Zepto with your OneCard ending in 9012 on 25-Nov-26. Not you? Block it in the app
15400.00 | Makemytrip | 2026-11-09 | A transaction of INR 15,400.00 was done on your Citi Credit Card XX2210 at MAKEMYTRIP on 09-NOV-26. Limit available: INR 1,02,000
880.00 | Uber India | 2026-11-19 | Rs.880.00 has been charged on your Scapia Federal Credit Card ending 4410 at UBER INDIA on 19-11-2026. If not you, call 18004251199
329.00 | Dominos | 2026-11-21 | Rs 329.00 spent on Jupiter Edge CSB Credit Card XX3040 at DOMINOS on 21-11-26. Avl limit Rs 34,010
1799.00 | Myntra | 2026-11-12 | Your Amazon Pay ICICI Bank Credit Card XX8005 has been used for INR 1,799.00 at MYNTRA on 12-Nov-26. Avl Limit INR 77,100.00
150.00 | Vadodara Toll | 2026-11-15 | Rs.150.00 has been deducted from FASTag of vehicle GJ06CD4455 at VADODARA TOLL on 15-11-2026 14:20. Avl Bal: Rs.265.00
85.00 | Kheda Toll Plaza | 2026-11-22 | ICICI Bank FASTag: Rs 85.00 paid at KHEDA TOLL PLAZA for vehicle GJ01XY9087 on 22-11-26 11:02:33. Avl Bal Rs 415.00
120.00 | Bagodara Toll | 2026-11-08 | Toll of Rs.120.00 paid at BAGODARA TOLL on 08-11-2026 for GJ27AB1010 using IDFC FASTag. Wallet Bal Rs.880.00
240 | Shreeji Pav Bhaji | 2026-11-22 | Paid ₹240 to Shreeji Pav Bhaji via PhonePe on 22 Nov 2026. UTR 632600112233
1100 | Priya Tailor | 2026-11-18 | PhonePe: You've sent ₹1,100 to Priya Tailor on 18 Nov 2026, 06:12 PM. Txn ID T2611181812334455
199 | Jio Prepaid | 2026-11-20 | PhonePe: Recharge of ₹199 for Jio Prepaid 98XXXXXX10 is successful on 20 Nov 2026. Txn ID T2611200912
60 | Ramdev Kirana | - | Payment of ₹60 to Ramdev Kirana is successful. Debited from HDFC Bank XX4821. UTR: 632700554411. PhonePe
2350 | Dakshin Gujarat Vij | 2026-11-16 | Your PhonePe bill payment of ₹2350 to Dakshin Gujarat Vij was successful on 16 Nov 2026. Ref 632088117722
450.00 | Chai Point | - | You paid ₹450.00 to Chai Point. UPI transaction ID 632555443322. Google Pay
35.00 | Ketan Pan Shop | 2026-11-23 | You paid ₹35.00 to Ketan Pan Shop on 23 Nov 2026, 9:14 pm. UPI transaction ID: 632711334455. Google Pay
1250.00 | Neha Boutique | - | Google Pay: ₹1,250.00 paid to Neha Boutique. Completed. From State Bank of India 2204. UPI transaction ID 632400998811
500 | Bhavesh Mistry | 2026-11-21 | G Pay - You sent ₹500 to Bhavesh Mistry on 21 Nov 2026 from Axis Bank XX6601
899.00 | Airtel Postpaid | - | Google Pay: You paid ₹899.00 to Airtel Postpaid. Ref CICAgNDq
450 | Lassi Wala | - | Paid Rs. 450 to Lassi Wala from Paytm Balance. Updated Balance: Paytm Wallet- Rs 750. More details: m.paytm.me/x
78 | Gopal Namkeen | 2026-11-19 | Rs.78 paid to Gopal Namkeen from Paytm Wallet on 19-11-2026. Order ID 20261119001. Bal Rs.302
340.00 | Honest Restaurant | 2026-11-17 | Paytm Payments Bank a/c 91XX3320 is debited by Rs.340.00 on 17-11-2026 for UPI to HONEST RESTAURANT. UPI Ref 632155667700
299 | Vi Prepaid | - | Recharge of Rs.299 for Vi Prepaid is successful. Paid using Paytm UPI. Order ID 81120022
1500 | Hetal Yoga Class | 2026-11-10 | Sent Rs.1500 to Hetal Yoga Class via Paytm UPI on 10-11-2026. Ref 631422009911
5000 | Kavya Shah | 2026-11-13 | Money sent! You sent ₹5,000 to Kavya Shah on 13 Nov 2026 using BHIM UPI. Ref no. 631799887766
90.00 | Chandubhai Milk | 2026-11-24 | BHIM: You have paid Rs.90.00 to CHANDUBHAI MILK on 24-11-2026 07:10. Ref No 632800991122
1320 | Sanjay Xerox | 2026-11-14 | BHIM UPI: ₹1,320 transferred to Sanjay Xerox on 14 Nov 2026. UPI Ref 631800776655
210.00 | Navrang Stationery | 2026-11-22 | Transaction of Rs.210.00 to NAVRANG STATIONERY is successful on 22-11-2026 via BHIM. Txn ref 632600443322
30 | AMTS Bus | 2026-11-21 | Rs.30 paid to AMTS BUS via Amazon Pay UPI on 21-11-2026. Ref 632500112244
649 | Tata Sky | 2026-11-12 | Amazon Pay: Payment of ₹649 to Tata Sky was successful on 12 Nov 2026. Bank ref 631622334455
118.00 | Havmor | 2026-11-25 | You have paid ₹118.00 to HAVMOR using Amazon Pay balance on 25-11-2026. Available balance ₹382.00
1999 | Amazon | - | Your payment of ₹1,999 to Amazon.in using Amazon Pay UPI is successful. Txn id P04-7712
12450 | - | 2026-11-18 | CRED: Payment of ₹12,450 towards HDFC Credit Card made on 18 Nov 2026 is successful. Ref CR88120
380 | Rajwadu Thali | 2026-11-23 | You paid ₹380 to Rajwadu Thali using CRED UPI on 23 Nov 2026. UTR 632700221133
25000 | Mukesh Patel | 2026-11-02 | CRED: rent of ₹25,000 paid to Mukesh Patel on 2 Nov 2026. UTR 630655112233
99.00 | Rapido | 2026-11-24 | MobiKwik: Rs.99.00 paid to RAPIDO on 24-11-26. Wallet balance Rs.401.00. Txn ID 77120011
150 | Uncle Sams Pizza | 2026-11-20 | Freecharge: Rs 150 paid to UNCLE SAMS PIZZA on 20-11-26 using UPI. Ref 632411009988
2199.00 | Decathlon | 2026-11-15 | Your LazyPay transaction of Rs.2,199.00 at DECATHLON on 15-11-2026 is successful. Repay later
560.00 | Swiggy | 2026-11-19 | Simpl: Rs 560.00 spent at SWIGGY on 19-11-26. Pay by the end of the cycle
500 | - | 2026-11-22 | તમારા ખાતા XX2204 માંથી ₹500 22-11-26 ના રોજ ડેબિટ થયા. બેલેન્સ ₹9,120. -SBI
1200.00 | - | 2026-11-20 | આપના બેંક ખાતા XX3310 માંથી રૂ. 1,200.00 તા. 20-11-2026 ના રોજ ઉપાડ્યા. બાકી બેલેન્સ રૂ. 4,300.00 - બેંક ઓફ બરોડા
350.00 | - | 2026-11-23 | प्रिय ग्राहक, आपके खाते XX4477 से रु. 350.00 दिनांक 23-11-26 को UPI द्वारा डेबिट किए गए। शेष रु. 5,010.00 -PNB
2000 | - | 2026-11-18 | आपके बैंक खाते XX2204 से ₹2000 18-11-26 को निकाले गए। उपलब्ध शेष ₹7,120. -SBI
899.00 | - | 2026-11-21 | आपके खाते XX6612 से रु 899.00 काटे गए 21-11-2026 को। शेष राशि रु 2,100.00 -यूनियन बैंक
`;
