/** Messages of public, regional and payments banks; `read-messages.ts` describes the columns. Names, accounts and figures are invented. */
export const publicBanks = `
310.0 | Jayhind Sweets | 2026-11-22 | Dear UPI user A/C X2204 debited by 310.0 on date 22Nov26 trf to JAYHIND SWEETS Refno 632611009911. If not u? call 1800111109. -SBI
45.0 | Manek Chowk Kulfi | 2026-11-15 | Dear UPI user A/C X2204 debited by 45.0 on date 15Nov26 trf to MANEK CHOWK KULFI Refno 631911002233 If not u? call-1800111109 for other services-18001234-SBI
2000 | ATM | 2026-11-19 | Rs.2000 w/d@SBI ATM S1BW000988 fr A/cX2204 on 19Nov26 Txn#7712. Avl bal Rs.9120. If not withdrawn by u, fwd this SMS to 9223008333
1200.00 | IRCTC | 2026-11-11 | Dear Customer, transaction number 988712 for Rs.1200.00 by SBI Debit Card X7701 done at IRCTC on 11Nov26 at 10:22:31. Your updated available balance is Rs.8,020.00. If not done by you, forward this SMS to 7400165218
9500.00 | Sunrise Society | 2026-11-03 | Dear Customer, Your A/C XXXXX2204 has been debited by Rs 9500.00 on 03/11/26 towards NEFT UTR: SBIN526307001122 sent to SUNRISE SOCIETY. Avl Bal Rs 21000.00 -SBI
150.00 | - | 2026-11-24 | Your a/c no. XX2204 is debited for Rs.150.00 on 24-11-26 and a/c XX5501 credited (IMPS Ref no 632811776655) -SBI
450.00 | Chai Point | 2026-11-12 | Your A/c XX12 debited on 12Nov26 Rs.450.00 trf to CHAI POINT UPI Ref 6317
450 | Chai Point | 2026-11-12 | Dear Customer, on 12 Nov 2026 Rs 450 debited from A/c XX12 for UPI to CHAI POINT. Bal Rs 900
500 | Chai Point | 2026-11-20 | A/c 4321 Rs 500 debited on 20-11-26 to CHAI POINT via UPI. -Bank
660.00 | Big Bazaar | 2026-11-09 | Your SBI Debit Card ending with 7701 was used for a purchase of Rs.660.00 at BIG BAZAAR on 09-11-26. Avl Bal Rs.6,410.00
850.00 | Apollo Pharmacy | 2026-11-18 | Rs.850.00 spent on your SBI Credit Card ending 5510 at APOLLO PHARMACY on 18/11/26. Trxn. not done by you? Report at https://sbicard.com/Dispute
1999.00 | Swiggy Instamart | 2026-11-21 | Rs.1,999.00 spent on your SBI Credit Card ending with 5510 at SWIGGY INSTAMART on 21-11-26 via UPI (Ref No. 632511887766). Trxn. Not done by you? Report at https://sbicard.com/Dispute
410.00 | Iskcon Temple | 2026-11-23 | Rs.410.00 Dr. from A/C XXXXXX3310 and Cr. to iskcon.temple@sbi. Ref:632711009922. AvlBal:Rs5120.00(2026:11:23 09:10:44). Not you? Call 18005700/5000-BOB
1200.00 | - | 2026-11-24 | Rs.1200.00 transferred from A/c ...1234 to:UPI/631712345678. Total Bal:Rs.9200.50CR. Avlbl Amt:Rs.9200.50(24-11-2026 10:10:10) - Bank of Baroda
4000.00 | ATM | 2026-11-13 | Rs.4000.00 withdrawn from A/c XX3310 on 13-11-2026 at ATM ID 00219. Avl Bal Rs.3,220.00 - Bank of Baroda
980.00 | Torrent Power | 2026-11-07 | Dear BOB UPI User: Your account is debited with INR 980.00 on 2026-11-07 12:11:20 AM to TORRENT POWER and Ref No 631111002244. Not you? Call 18005700
75.00 | Raju Fruit | 2026-11-25 | BOBCARD: Rs.75.00 spent on your card XX6620 at RAJU FRUIT on 25-11-2026. Avl Lmt Rs.40,000. Not you? Call 18002251000
260.00 | - | 2026-11-20 | A/c XX4477 debited INR 260.00 Dt 20-11-26 13:01 thru UPI:632411557799. Bal INR 6,010.00 CR. Not u? Fwd this SMS to 9264092640-PNB
3300.00 | Punjab Kesari Store | 2026-11-16 | Ac XXXXXXXX4477 debited with Rs.3300.00,16-11-2026 15:40:11 at POS PUNJAB KESARI STORE. Aval Bal Rs.2,110.00 CR. Helpline 18001802222 -PNB
10000.00 | ATM | 2026-11-10 | Dear Customer, INR 10,000.00 withdrawn through ATM from A/c XX4477 on 10-11-26 18:22. Bal INR 11,000.00 CR -PNB
265.00 | Shree Store | 2026-11-16 | Dear Customer, Acct XXX123 Dr. INR 265.00 on 16/11/26 to SHREE STORE; UPI: 123456789012; Bal INR 12,345.67.Not you? SMS BLOCKUPI to 9800000000-CanaraBank
1100.00 | - | 2026-11-08 | An amount of INR 1,100.00 has been DEBITED to your account XXX8801 on 08/11/2026 towards IMPS. Total Avail.bal INR 7,120.00.- Canara Bank
145.00 | Mangalore Bakery | 2026-11-22 | Rs.145.00 paid thru A/C XX8801 on 22-11-26 19:20:21 to MANGALORE BAKERY, UPI Ref 632600118822. If not done, SMS BLOCKUPI to 9901771222.-Canara Bank
2000.00 | ATM | 2026-11-17 | Your A/C XXX8801 has been DEBITED Rs.2,000.00 by ATM WDL on 17/11/2026 at 09:55. Avail Bal Rs.5,120.00 - Canara Bank
540.00 | - | 2026-11-19 | A/c *6612 Debited for Rs:540.00 on 19-11-2026 11:15:22 by Mob Bk ref no 632355001199 Avl Bal Rs:2100.00.If not you, Call 1800222243 -Union Bank of India
72.00 | Dosa Plaza | 2026-11-26 | Your SB A/c *6612 Debited for Rs:72.00 on 26-11-2026 08:40:10 by UPI to DOSA PLAZA ref no 633011992288 Avl Bal Rs:2028.00 -Union Bank
6000.00 | ATM | 2026-11-05 | A/c *6612 Debited for Rs:6000.00 on 05-11-2026 by ATM withdrawal Avl Bal Rs:12,400.00 -Union Bank of India
190.00 | Patel Dairy | 2026-11-18 | BOI UPI -Rs.190.00 debited A/cXX9077 and credited to PATEL DAIRY via UPI Ref No 632211554433 on 18Nov26. Call 18001031906, if not done by you. -BOI
2450.00 | Vijay Sales | 2026-11-14 | BOI -Rs.2450.00 spent on Debit Card XX3301 at VIJAY SALES on 14Nov26. Avl Bal Rs.8,810.00. -BOI
1500.00 | ATM | 2026-11-21 | BOI: Rs.1500.00 withdrawn from ATM A/c XX9077 on 21Nov26 Avl Bal Rs.7,310.00
375.00 | Saravana Bhavan | 2026-11-23 | Your a/c XXXXX5005 debited for Rs. 375.00 on 23-11-2026 and credited to a/c of SARAVANA BHAVAN (UPI Ref no 632711003322) -Indian Bank
60.00 | Murugan Idli | 2026-11-25 | Sent Rs 60.00 from A/c *5005 to MURUGAN IDLI on 25/11/26. UPI Ref 632911005544. Not you? SMS BLOCK to 9289592895 - Indian Bank
8000.00 | - | 2026-11-01 | A/c *5005 debited Rs. 8000.00 on 01/11/26 by NEFT. UTR: IDIBH26305. Avl Bal Rs. 15,230.00. Indian Bank
275.00 | Dutta Sweets | 2026-11-20 | Your a/c no. XXXXX07 debited for payee DUTTA SWEETS for Rs. 275.00 on 2026-11-20, ref 63171234567. If not done by you, SMS BLOCK to 9400000000. - Indian Overseas Bank
1040.00 | Tneb | 2026-11-12 | Your a/c no. XXXXX07 debited for payee TNEB for Rs. 1,040.00 on 2026-11-12, ref 63161122334. If not done by you, SMS BLOCK to 9400000000. - Indian Overseas Bank
3000.00 | ATM | 2026-11-06 | Your A/c XXXXX07 is debited by Rs.3,000.00 on 06-11-26 thru ATM. Bal Rs.4,005.00 - IOB
1250.00 | Gujarat Gas | 2026-11-19 | Dear Customer, INR 1,250.00 has been debited from A/c XX3390 on 19-11-2026 for payment of GUJARAT GAS. CBI
88.00 | Vada Pav King | 2026-11-24 | Your A/c X3390 is debited Rs. 88.00 on 24-11-26 to VADA PAV KING thru UPI. Avl Bal Rs. 1,209.00 -Central Bank of India
2200.00 | - | 2026-11-15 | A/c XX3390 debited by Rs. 2,200.00 on 15-NOV-2026 (IMPS RRN 631955002211). Total Bal Rs. 8,000.00 -CBoI
75.00 | Dabeli Corner | 2026-11-22 | Your A/c 9981 is debited with Rs.75.00 on 22/11/26 to VPA dabeli.corner@okaxis (UPI Ref 632611220011) - IDBI Bank
1899.00 | Bata | 2026-11-17 | IDBI Bank Debit Card XX4409 used for Rs.1,899.00 at BATA on 17/11/26. Bal Rs.6,220.00. Not you? Call 18002094324
5000.00 | ATM | 2026-11-09 | IDBI Bank A/c 9981 debited Rs.5,000.00 on 09/11/26 by ATM cash wdl. Bal Rs.11,220.00
430.00 | - | 2026-11-21 | A/c XX1177 Debited with Rs. 430.00 on 21-11-2026 by UCO-UPI.Avl Bal Rs.3,210.00. Report dispute at https://bit.ly/uco - UCO BANK
990.00 | Kolkata Bazaar | 2026-11-13 | UCO Bank: Rs. 990.00 debited from A/c XX1177 on 13-11-2026 to KOLKATA BAZAAR. Avl Bal Rs.3,640.00
250.00 | Pune Central | 2026-11-18 | Your A/c No xx8810 debited by INR 250.00 on 18-NOV-2026 with UPI RRN 632255667711 to PUNE CENTRAL. A/c Bal is INR 4,120.00 -Mahabank
1600.00 | ATM | 2026-11-04 | Your A/c No xx8810 debited by INR 1,600.00 on 04-NOV-2026 by ATM. A/c Bal is INR 9,990.00 CR -MAHABANK
450.00 | - | 2026-11-12 | Ac XXXXX1234 Debited with Rs.450.00,12-11-2026 20:15:22 thru UPI. Aval Bal Rs.1000.00 CR. Helpline 18001802222 -Punjab & Sind Bank
355.00 | Golden Temple Langar | 2026-11-20 | Ac XXXXX1234 Debited with Rs.355.00,20-11-2026 10:05:12 to GOLDEN TEMPLE LANGAR thru UPI. Aval Bal Rs.645.00 CR -Punjab & Sind Bank
120.00 | Sikkim Tea House | 2026-11-23 | INDIA POST PAYMENTS BANK: A/C X3344 debited Rs.120.00 on 23-11-26 to SIKKIM TEA HOUSE UPI Ref 632700998877. Avl Bal Rs.880.00
300.00 | Amrut Pan | 2026-11-26 | Airtel Payments Bank: You have paid Rs.300.00 to AMRUT PAN on 26-11-26. Txn ID 633000112255. Bal Rs.1,200.00
65.00 | Bapa Lassi | 2026-11-25 | Jio Payments Bank A/c XX7788 debited Rs.65.00 on 25-11-26 to bapa.lassi@jio Ref 632900445566
740.00 | Amul Dairy Anand | 2026-11-11 | Dear Member, Rs.740.00 debited from your A/c XX2230 on 11/11/26 to AMUL DAIRY ANAND thru UPI. Bal Rs.2,100.00. The Mehsana Urban Co-op Bank
`;
