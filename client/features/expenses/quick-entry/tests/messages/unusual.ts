/** Messages with several amounts, fees, mandates and numbers that look alike; `read-messages.ts` describes the columns. Names, accounts and figures are invented. */
export const unusual = `
118.00 | Annual Charges | 2026-11-20 | Rs.118.00 debited from A/c XX2204 on 20-11-26 towards annual charges incl. GST Rs.18.00. Avl Bal Rs.9,002.00 -SBI
2020.00 | IRCTC | 2026-11-17 | Rs.2,020.00 spent on your SBI Credit Card ending 5510 at IRCTC on 17/11/26 (incl. surcharge Rs.20.00). Avl limit Rs.90,000
899.00 | Tata Play | 2026-11-19 | INR 899.00 debited from A/c XX6601 on 19-11-26 for TATA PLAY autopay. Next debit on 19-12-26. Axis Bank
4166.67 | Croma | 2026-11-10 | Your purchase of Rs.4,166.67 at CROMA on 10-11-26 with HDFC Bank Card 7781 is booked. Avl Lmt Rs.52,000
8500.00 | Bajaj Finance | 2026-11-05 | Your EMI of Rs.8,500.00 towards BAJAJ FINANCE has been debited from A/c XX4821 on 05-11-26. Bal Rs.11,000.00 HDFC Bank
1500 | Nandini Ben | 2026-11-22 | IMPS: Rs 1500 sent to NANDINI BEN on 22-11-26 from A/c XX9077. IMPS Ref 632600119988. BOI
6000.00 | Vikas Rent | 2026-11-01 | NEFT of INR 6,000.00 to VIKAS RENT from A/c XX6612 on 01-11-26 is successful. UTR UBIN526305. Union Bank
250000.00 | Skoda Motors | 2026-11-12 | RTGS: INR 2,50,000.00 debited from A/c XX930 on 12-NOV-26 to SKODA MOTORS. UTR ICICR52026. Avl Bal INR 1,01,000.00
40 | Kitli Chai | 2026-11-27 | UPI Lite: Rs 40 paid to KITLI CHAI on 27-11-26. UPI Lite bal Rs 460. HDFC Bank
22 | BRTS Janmarg | 2026-11-26 | NCMC card: Rs 22 deducted at BRTS JANMARG on 26-11-26 09:12. Card bal Rs 178
110.00 | - | 2026-11-21 | Your a/c XX5005 is debited by Rs.110.00 on 21-11-26 and a/c XX7720 credited. UPI Ref 632511000987. -Indian Bank
1234.00 | Sweet 16 Boutique | 2026-11-18 | INR 1,234.00 spent on IndusInd Card XX1234 on 18-11-2026 at SWEET 16 BOUTIQUE. Avl Lmt: INR 12,340.00
2026.00 | Studio 2026 | 2026-11-20 | Rs.2026.00 spent on your SBI Credit Card ending 2026 at STUDIO 2026 on 20/11/26. Avl limit Rs.20,260
26.00 | Parag Tea | 2026-11-26 | Sent Rs.26.00 From HDFC Bank A/C *2626 To PARAG TEA On 26/11/26 Ref 632626262626
501.00 | Ambaji Mandir Trust | 2026-11-24 | Donation of Rs.501.00 paid to AMBAJI MANDIR TRUST from A/c XX3310 on 24-11-26 by UPI. Ref 632811447700 -BOB
720 | Wide Angle Cinema | 2026-11-22 | Rs 720 paid via UPI to WIDE ANGLE CINEMA on 22-11-26 07:35 PM. Order ID 4411209. Paytm
349.00 | Hotstar | 2026-11-11 | Autopay successful: Rs.349.00 debited from A/c XX4821 on 11-11-26 for HOTSTAR. HDFC Bank
2100.00 | Anand Electricals | 2026-11-13 | Cheque no. 004512 for Rs.2,100.00 paid to ANAND ELECTRICALS from A/c XX2204 on 13-11-26. -SBI
450.00 | Chai Point | 2026-11-12 | Rs.450.00 debited on 12-Nov-26 20:15:22 A/c XX7003 UPI/P2M/631712345678/CHAI POINT/Bandhan
99.50 | Aroma Bakery | 2026-11-25 | INR 99.50 debited A/c no. XX6601 25-11-26, 07:15:02 UPI/P2M/632955110293/AROMA BAKERY Axis Bank
1750.00 | Vishala Restaurant | 2026-11-15 | HDFC Bank Credit Card XX7781 used for Rs 1,750.00 at VISHALA RESTAURANT on 15-11-26 21:44. Avl lmt Rs 1,00,250
5000.00 | ATM | 2026-11-20 | Cash withdrawal of Rs.5,000.00 at SBI ATM S1BW0099 from A/c XX4821 on 20-11-26 18:10. Bal Rs.7,210.10. HDFC Bank
63.00 | Raipur Bhajiya House | - | You have paid Rs.63.00 to RAIPUR BHAJIYA HOUSE. UPI Ref: 632700110022. Bank: Kotak Bank X5590. WhatsApp Pay
1100.00 | - | 2026-11-19 | A/c X2204 debited INR 1,100.00 on 19Nov26 by transfer. Avl Bal INR 4,210.00 -SBI
15.00 | - | 2026-11-20 | Rs.15.00 deducted from A/c XX8801 on 20-11-26 as SMS charges. Bal Rs.5,105.00 Canara Bank
350 | Sun Pharmacy | 2026-11-26 | Rs 350 debited from A/c XX4411 to SUN PHARMACY on 26-11-26. UPI Ref 633012345678
360 | Sat Kaival Dairy | 2026-11-26 | Rs 360 debited from A/c XX4411 to SAT KAIVAL DAIRY on 26-11-26. UPI Ref 633012345679
370 | Today Mart | 2026-11-26 | Rs 370 debited from A/c XX4411 to TODAY MART on 26-11-26. UPI Ref 633012345680
380 | Aaj Ka Baazar | 2026-11-26 | Rs 380 debited from A/c XX4411 to AAJ KA BAAZAR On 26/11/26. UPI Ref 633012345681
649 | Netflix | 2026-11-26 | Rs 649 spent on card XX3003 at NETFLIX on 26-11-2026:08:12:33
640 | - | 2026-11-26 | Rs 640 bill dated 20-11-26 paid from A/c XX4411 on 26-11-26
471 | - | 2026-11-26 | Your Airtel bill due 24-11-2026 Rs 471 has been paid via PhonePe on 26-11-2026
210 | Mr Nilesh Shah | 2026-11-26 | Rs 210 debited from A/c XX4411 to MR. NILESH SHAH on 26-11-26. UPI Ref 633012345682
220 | Smt Kokilaben Patel | 2026-11-26 | Rs 220 debited from A/c XX4411 to SMT. KOKILABEN PATEL on 26-11-26. UPI Ref 633012345683
230 | Dr Vora Path Labs | 2026-11-26 | Rs 230 spent on card XX3003 at DR. VORA PATH LABS on 26-11-26. Avl limit Rs 9,000
240 | St Marys College | 2026-11-26 | Rs 240 debited from A/c XX4411 to ST. MARYS COLLEGE on 26-11-26. UPI Ref 633012345684
250 | New Balance | 2026-11-26 | Rs 250 spent on card XX3003 at NEW BALANCE on 26-11-26. Avl limit Rs 9,000
260 | 99 Pancakes | 2026-11-26 | Rs 260 spent on card XX3003 at 99 PANCAKES on 26-11-26. Avl limit Rs 9,000
270 | 7-Eleven | 2026-11-26 | Rs 270 spent on card XX3003 at 7-ELEVEN on 26-11-26. Avl limit Rs 9,000
280 | My Dentist | 2026-11-26 | Rs 280 spent on card XX3003 at MY DENTIST on 26-11-26. Avl limit Rs 9,000
290 | Card Wala Gifts | 2026-11-26 | Rs 290 spent on card XX3003 at CARD WALA GIFTS on 26-11-26. Avl limit Rs 9,000
295 | The Burger Company | 2026-11-26 | Rs 295 debited from A/c XX4411 to THE BURGER COMPANY on 26-11-26. UPI Ref 633012345685
300 | - | 2026-11-26 | Rs 300 debited from A/c XX4411 on 26-11-26 and account linked to mobile 9XXXXXX321 credited. UPI Ref 633012345686
CHOICE 500.00 501.00 | Rs.500.00 and Rs.501.00 debited from A/c XX2204 on 20-11-26 -SBI
CHOICE 75.00 120.00 | A/c XX4477 on 21-11-26: paid Rs.75.00 to RAJU, paid Rs.120.00 to MANU. PNB UPI
credit | Salary of Rs 68,000.00 for Oct credited to your A/c XX4821. HDFC Bank
credit | A/c XX2204 has credit of Rs 1,200.00 by CASH on 12-11-26. Avl Bal Rs 10,320.00 -SBI
credit | Rs.25,000.00 is credited in A/c XX9902 by NEFT from ANJALI TRAVELS on 16-NOV-26 - AU Bank
credit | Your A/c XX6612 is Cr. with Rs.780.00 on 21-11-26 by UPI Ref 632500112200 -Union Bank
credit | Kavita paid you ₹450. Money is in your bank account XX2204. Google Pay
notPaid | Payment of Rs.899.00 to TATA PLAY failed due to a technical error. Any amount debited will be returned. Kotak Bank
notPaid | Your bank server is down. Transaction of ₹380 to Rajwadu Thali is in progress. CRED UPI
notPaid | HDFC Bank: SI of Rs.499.00 on Card 7781 for DISNEY is set up. First debit on 01-12-26
notPaid | Dear Customer, e-NACH of Rs.5,000.00 in favour of GROWW has been registered in A/c XX2204 -SBI
notPaid | Your autopay for Rs.349.00 to HOTSTAR will be debited on 11-12-26 from A/c XX4821. HDFC Bank
notPaid | Approve the UPI mandate of Rs.15,000.00 from ZERODHA for IPO on BHIM. A/c XX930
notPaid | Rs.15,000.00 blocked in A/c XX930 for IPO of ACME LTD on 19-11-26. ICICI Bank
notPaid | Insufficient balance: UPI payment of Rs.270.00 from A/c XX8801 not processed. IndusInd Bank
notPaid | Loan EMI of Rs.8,500.00 dated 05-11-26 bounced in A/c XX5005. Indian Bank
notPaid | Your FASTag recharge of Rs.500 is pending with the bank. ICICI Bank FASTag
notPaid | Dear Customer, your locker rent of Rs.2,360.00 is due. Keep balance in A/c XX3390 -Central Bank of India
notPaid | Gas bill Rs.1,250.00 generated for Nov, due date 05-12-26. Pay via Paytm
refund | INR 118.00 charges reversed in your A/c XX2204 on 22-11-26 -SBI
refund | Merchant AJIO has issued a refund of INR 2,750.00 to your RBL Bank Card 5512
refund | Your failed transaction of Rs.150.00 is credited back to A/c XX2204. -SBI
code | Your one time passcode for the txn of Rs.340 on Paytm is 118820
code | 4412 is your delivery OTP for Swiggy order of Rs.450
advertisement | Festive offer! Instant loan up to Rs.2,00,000 in your Bandhan Bank A/c. Apply today
`;
