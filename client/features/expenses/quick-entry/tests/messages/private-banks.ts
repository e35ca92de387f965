/** Messages of private banks; `read-messages.ts` describes the columns. Names, accounts and figures are invented. */
export const privateBanks = `
225.00 | Sharma Kirana | 2026-11-18 | Sent Rs.225.00 From HDFC Bank A/C *4821 To SHARMA KIRANA On 18/11/26 Ref 632209918273 Not You? Call 18002586161/SMS BLOCK UPI to 7308080808
1299.00 | Croma | 2026-11-03 | Alert: You've spent Rs.1,299.00 via Debit Card xx7781 at CROMA on 2026-11-03:18:22:07. Avl bal: Rs.14,220.10. Not you? Call 18002586161
3000.00 | Arjun Mehta | 2026-11-20 | Money Transfer:Rs 3000.00 from HDFC Bank A/c **1234 on 20-11-26 to ARJUN MEHTA UPI: 631712345678 Not you? Call 18002586161
18500.00 | Hdfc Home Loan | 2026-11-05 | UPDATE: INR 18,500.00 debited from HDFC Bank XX4821 on 05-NOV-26. Info: ACH D- HDFC HOME LOAN-88120. Avl bal:INR 61,002.44
649.00 | Netflix | 2026-11-09 | Rs.649.00 debited from HDFC Bank Card x7781 on 09-11-26 towards NETFLIX.COM. Avl Lmt Rs.88,210.00. Not you? SMS BLOCK CC 7781 to 7308080808
2500 | ATM | 2026-11-21 | Alert!Rs 2500 withdrawn from HDFC Bank Card x7781 at PRAHLADNAGAR AHMEDABAD on 2026-11-21:09:41:55 Avl bal Rs 11,720.10.Not You? Call 18002586161/SMS BLOCK DC 7781 to 7308080808
89.00 | Metro Recharge | 2026-11-22 | PAYMENT ALERT! INR 89.00 deducted from HDFC Bank A/C No 4821 towards METRO RECHARGE UMRN: HDFC70001122 on 22-11-26
12500.00 | Shreeji Realty | 2026-11-02 | HDFC Bank: Rs 12500.00 debited from a/c XX4821 on 02-11-26 to SHREEJI REALTY (UPI Ref No. 630611223344). Not you? Call on 18002586161 to report
560.00 | Gopi Dining Hall | 2026-11-15 | Thank you for paying INR 560.00 on your HDFC Bank Card 7781 at GOPI DINING HALL on 15-11-26. Avl Limit: INR 1,02,000. Call 18002586161 if not you
75.00 | Kesar Juice | 2026-11-23 | HDFC Bank: Sent Rs.75.00 to kesar.juice@okhdfcbank on 23/11/26 from A/c **4821. UPI Ref 632711002938
1450.00 | Zomato | 2026-11-16 | You have done a transaction of Rs.1,450.00 on HDFC Bank Credit Card XX7781 at ZOMATO on 16-11-26 21:03:11. Not you? Call 18002586161
240.00 | Ola Money | 2026-11-12 | ICICI Bank Acct XX930 debited with Rs 240.00 on 12-Nov-26; OLA MONEY credited. UPI:631655443322. Call 18002662 for dispute. SMS BLOCK 930 to 9215676766
999.00 | Airtel | 2026-11-08 | INR 999.00 spent using ICICI Bank Card XX4006 on 08-Nov-26 on AIRTEL. Avl Limit: INR 2,11,001.00. If not you, call 1800 2662/SMS BLOCK 4006 to 9215676766
4000.00 | ATM | 2026-11-19 | Dear Customer, Rs 4,000.00 withdrawn from ICICI Bank Acct XX930 at ATM on 19-Nov-26. Avl Bal Rs 18,340.00. Not you? call 18002662
7350.00 | LIC Of India | 2026-11-10 | ICICI Bank Account XX930 debited INR 7,350.00 on 10-Nov-26. InfoACH*LIC OF INDIA*1882. Avb Bal INR 9,211.00. For dispute,call 18002662
350.00 | Bookmyshow | 2026-11-14 | Dear Customer, transaction of INR 350.00 has been made on ICICI Bank Debit Card XX4006 at BOOKMYSHOW on 14-NOV-26. To block card SMS BLOCK to 9215676766
199.00 | Spotify India | 2026-11-06 | Rs 199.00 debited from ICICI Bank Savings Account XX930 on 06-Nov-26 towards SPOTIFY INDIA for AutoPay, RRN 631055667788
1850.00 | Titan Eye | 2026-11-17 | Your ICICI Bank Credit Card XX4006 has been used for a transaction of INR 1,850.00 on Nov 17, 2026 at 06:42:10. Info: TITAN EYE. The Available Credit Limit on your card is INR 1,90,000.00
55.00 | Amul Parlour | 2026-11-24 | INR 55.00 debited A/c no. XX6601 24-11-26, 07:15:02 UPI/P2M/632855110293/AMUL PARLOUR Not you? SMS BLOCKUPI Cust ID to 919951860002 Axis Bank
225 | Swiggy | 2026-11-20 | Spent Card no. XX1234 INR 225 20-11-26 10:12:11 SWIGGY Avl Lmt INR 98,000 SMS BLOCK 1234 to 919951860002, if not you - Axis Bank
2200.00 | Dmart Ready | 2026-11-11 | Spent INR 2,200.00 Axis Bank Card no. XX8842 11-11-26 19:20:41 IST DMART READY Avl Limit: INR 55310.22 Not you? SMS BLOCK 8842 to 919951860002
5000 | ATM | 2026-11-13 | INR 5000 withdrawn from A/c no. XX6601 on 13-11-26 10:02:33 IST at AXIS ATM SATELLITE. Avl Bal INR 22,190.00 - Axis Bank
1120.00 | Adani Gas | 2026-11-07 | Debit INR 1,120.00 Axis Bank A/c XX6601 07-11-26 12:10:09 UPI/P2M/631199887766/ADANI GAS Not you? SMS BLOCKUPI Cust ID to 919951860002
15000.00 | - | 2026-11-01 | Your A/c no. XX6601 is debited for INR 15,000.00 on 01-11-26 10:00:00 IST. Info - NEFT. Axis Bank
410.00 | Bharat Petroleum | 2026-11-25 | INR 410.00 was spent on Axis Bank Debit Card XX8842 at BHARAT PETROLEUM on 25-11-26. Avl Bal INR 12,001.00. Not you? Call 18605005555
120.00 | Rickshaw Salim | 2026-11-22 | Sent Rs.120.00 from Kotak Bank AC X5590 to rickshaw.salim@ybl on 22-11-26.UPI Ref 632611998877. Not you, https://kotak.com/KBANKT/Fraud
1875.50 | Reliance Smart | 2026-11-15 | Rs 1,875.50 spent on Kotak Credit Card x2211 on 15-NOV-26 at RELIANCE SMART. Avl limit Rs 61,220. Not you? https://kotak.com/fraud
3000 | ATM | 2026-11-04 | Rs.3000 withdrawn at ATM from Kotak Bank AC X5590 on 04-11-26. Bal: Rs.8,870.25. Not you? Call 18602662666
899.00 | Tata Play | 2026-11-18 | Your Kotak Bank a/c X5590 is debited for Rs 899.00 on 18-11-26 for payment to TATA PLAY. UPI Ref 632209912345
2350.00 | Uttar Gujarat Vij | 2026-11-20 | Payment of Rs 2,350.00 to UTTAR GUJARAT VIJ from Kotak Bank AC X5590 on 20-11-26 is successful. Ref 632411223344
64.00 | Milk Booth | 2026-11-26 | Your YES BANK A/c XX7712 has been debited for Rs 64.00 on 26-11-26 by UPI to milk.booth@paytm. RRN 633055667788. Not you? Call 18001200
412.36 | S N Fuel Port | 2026-11-24 | INR 412.36 spent on YES BANK Card X3300 @UPI_S N FUEL PORT 24-11-2026 06:17:25 pm. Avl Lmt INR 211,476.24. SMS BLKCC 3300 to 9840900000 if not you
780.00 | Cafe Natrani | 2026-11-21 | INR 780.00 spent on YES BANK Card X3300 @CAFE NATRANI 21-11-2026 08:55:01 pm. Avl Lmt INR 98,220.00. SMS BLKCC 3300 to 9840900000 if not you
2000.00 | ATM | 2026-11-16 | Dear Customer, INR 2,000.00 has been withdrawn from your YES BANK A/c XX7712 at an ATM on 16-11-26. Avl Bal INR 6,500.00
330.00 | Sankalp Restaurant | 2026-11-19 | Your A/C XXXXX4412 is debited by INR 330.00 on 19/11/26 21:15 to SANKALP RESTAURANT. New Bal :INR 8,221.00. Not you? Call 180010888 - IDFC FIRST Bank
1499.00 | Nykaa | 2026-11-13 | Transaction Successful! INR 1,499.00 spent on your IDFC FIRST Bank Credit Card ending XX9080 at NYKAA on 13 NOV 2026 at 03:12 PM. Avbl Limit: INR 44,010. If not done by you, call 180010888
500.00 | Jyoti Ben | 2026-11-09 | Your IDFC FIRST Bank A/c XX4412 is debited by Rs. 500.00 on 09/11/26 for UPI to JYOTI BEN. RRN 631322110099
640.00 | Instamart | 2026-11-14 | INR 640.00 spent on IndusInd Card XX1200 on 14-11-2026 04:21:45 pm at INSTAMART. Avl Lmt: INR 84210.40. To dispute, call 18602677777/SMS BLOCK 1200 to 5676757
270.00 | Balaji Wafers | - | A/C *XX8801 debited by Rs 270.00 towards balaji.wafers@icici. RRN:632711220033. Avl Bal:4120. Not you? Call 18602677777 - IndusInd Bank
8000.00 | ATM | 2026-11-12 | Your IndusInd A/c XX8801 debited Rs. 8,000.00 towards ATM WDL on 12-Nov-26. Avl Bal Rs. 20,110.00. Call 18602677777 if not you
129.00 | Jiosaavn | 2026-11-05 | INR 129.00 debited from your IndusInd Bank A/c XX8801 on 05-11-26 for JIOSAAVN autopay. Ref 630899001122
315.00 | Blinkit | 2026-11-22 | Your A/c XX3306 debited for Rs.315.00 on 22-11-26 towards BLINKIT via UPI Ref 632611000123 -RBL Bank
2750.00 | Ajio | 2026-11-10 | Spent INR 2,750.00 on RBL Bank Credit Card (5512) at AJIO on 10-11-2026. Avl limit INR 1,20,500. Not you? Call 02262327777
180.00 | Parking Plus | 2026-11-23 | Rs 180.00 debited via UPI on 23-11-2026 19:04:10 to VPA parking.plus@ybl.Ref No 632711887766.Small txns?Use UPI Lite!-Federal Bank
5600.00 | - | 2026-11-03 | Rs 5600.00 debited from your A/c XX2290 via NEFT on 03-11-2026. Ref FDRLN26307. Bal Rs 12,001.00 -Federal Bank
950.00 | Malabar Textiles | 2026-11-18 | Dear Customer, Rs 950.00 spent on your Federal Bank Debit Card XX7781 at MALABAR TEXTILES on 18-11-2026 17:20. Avl Bal Rs 9,220.00
742.00 | - | 2026-11-26 | UPI debit:Rs.742.00 A/c X8812, 26-11-26 16:25:29 RRN: 565526000910 Bal:Rs.20345.89 Block A/c? Call18004250000/SMS BLK<A/c>to 9840000000-South Indian Bank
1260.00 | Kochi Metro | 2026-11-17 | DEBIT:Rs.1260.00 A/c X8812 on 17-11-26 to KOCHI METRO UPI RRN 632109988776. Bal:Rs.11020.00 -South Indian Bank
3500.00 | ATM | 2026-11-06 | ATM withdrawal:Rs.3500.00 from A/c X8812, 06-11-26 11:40:00. Bal:Rs.4,110.00-South Indian Bank
205.00 | - | 2026-11-21 | Your a/c no. XXXXXXX1190 is debited for Rs.205.00 on 21-11-2026 and credited to UPI a/c (UPI Ref no 632511009988) -Karur Vysya Bank
480.00 | Annapoorna Hotel | 2026-11-16 | Rs.480.00 debited from A/c XX1190 on 16-11-26 to ANNAPOORNA HOTEL thru UPI Ref 632055443311. Bal Rs.7,700.00 - KVB
2100.00 | Pothys | 2026-11-11 | KVB: Purchase of Rs.2,100.00 with Debit Card XX4410 at POTHYS on 11-11-2026. Avl Bal Rs.5,600.00
95.00 | Sabarmati Ashram Shop | 2026-11-25 | Debit of INR 95.00 from A/c X9902 on 25-NOV-2026 for UPI txn to SABARMATI ASHRAM SHOP, Ref 632911220099. Not you? Call 180012001200 - AU Bank
1340.00 | Pantaloons | 2026-11-15 | INR 1,340.00 spent on AU Bank Debit Card XX5501 at PANTALOONS on 15-NOV-2026 18:00. Avl Bal INR 20,010.00. Not you? Call 180012001200
700.00 | - | 2026-11-19 | Debited INR 700.00 from A/c X9902 on 19-NOV-2026 UPI/DR/632366554433. Bal INR 3,301.00 - AU Bank
160.00 | Rosogolla House | 2026-11-20 | INR 160.00 debited from A/c XX7003 towards ROSOGOLLA HOUSE on 20-NOV-26 via UPI Ref 632422119900. Avl Bal INR 2,090.00 -Bandhan Bank
4500.00 | ATM | 2026-11-02 | Dear Customer, your account XX7003 is debited with INR 4,500.00 on 02-NOV-26 for ATM cash withdrawal. Clear Bal INR 9,000.00. Bandhan Bank
230.00 | Hari Om Stores | 2026-11-24 | Dear Customer, Rs 230.00 debited from your DCB A/c XX1029 on 24-11-26 to HARI OM STORES UPI Ref 632811223300. DCB Bank
1999.00 | Lifestyle | 2026-11-08 | Your DCB Bank Debit Card XX6612 is used for Rs. 1,999.00 at LIFESTYLE on 08-11-2026. Avl Bal Rs. 3,200.00
6200.00 | School Fees Dps | 2026-11-04 | INR 6,200.00 debited from CSB Bank A/c XX5519 on 04-11-26 towards SCHOOL FEES DPS. Bal INR 15,000.00
85.00 | Ganesh Bhel | 2026-11-23 | Rs.85.00 paid from City Union Bank A/c XX2288 on 23-11-26 to ganesh.bhel@okaxis UPI Ref 632700112233
1450 | Wagh Bakri Lounge | 2026-11-21 | Dear Customer, you have paid Rs 1450 to WAGH BAKRI LOUNGE from J&K Bank A/c XX6600 on 21/11/26. UPI Ref 632533221100
`;
