/** Messages in the most frequent wordings; `read-messages.ts` describes the columns. Names, accounts and figures are invented. */
export const wellKnown = `
450.00 | Chai Point | 2026-11-12 | Sent Rs.450.00 From HDFC Bank A/C x1234 To CHAI POINT On 12/11/26 Ref 631712345678 Not You? Call 18002586161/SMS BLOCK UPI to 7308080808
450.00 | Chaipoint | 2026-11-12 | Rs.450.00 debited from a/c **1234 on 12-11-26 to VPA chaipoint@ybl(UPI Ref No 631712345678). Not you? Call on 18002586161 to report
1450 | Agashiye | 2026-11-12 | Spent Rs.1450 On HDFC Bank Card 1234 At AGASHIYE On 2026-11-12:20:15:22.Not You? To Block+Reissue Call 18002586161/SMS BLOCK CC 1234 to 7308080808
12000.00 | Rent Nov Rajesh Patel | 2026-11-01 | UPDATE: INR 12,000.00 debited from HDFC Bank XX1234 on 01-NOV-26. Info: RENT NOV RAJESH PATEL. Avl bal:INR 58,210.55
60.00 | Ramesh Auto | 2026-11-13 | Amt Sent Rs.60.00 From HDFC Bank A/C *1234 To RAMESH AUTO On 13-11 Ref 631798765432 Not You? Call 18002586161
2000 | ATM | 2026-11-10 | Rs.2000 withdrawn from HDFC Bank Card x1234 at +SG HIGHWAY ATM on 2026-11-10:11:02:10 Avl bal: Rs.45000.00 Not you? Call 18002586161
450.00 | Chai Point | 2026-11-12 | ICICI Bank Acct XX123 debited for Rs 450.00 on 12-Nov-26; CHAI POINT credited. UPI:631712345678. Call 18002662 for dispute. SMS BLOCK 123 to 9215676766.
1450.00 | Swiggy | 2026-11-12 | INR 1,450.00 spent using ICICI Bank Card XX1234 on 12-Nov-26 on SWIGGY. Avl Limit: INR 1,05,250.00. If not you, call 1800 2662/SMS BLOCK 1234 to 9215676766.
199.00 | Netflix | 2026-11-05 | Rs 199.00 debited from ICICI Bank Savings Account XX123 on 05-Nov-26 towards NETFLIX for UPI Mandate AutoPay Retrieval Ref No.631712345678
3200.00 | Bil Torrent Power | 2026-11-09 | Dear Customer, ICICI Bank Account XX123 is debited with INR 3,200.00 on 09-Nov-26. Info: BIL*TORRENT POWER. The Available Balance is INR 21,000.00
450.0 | Chai Point | 2026-11-12 | Dear UPI user A/C X1234 debited by 450.0 on date 12Nov26 trf to CHAI POINT Refno 631712345678. If not u? call 1800111109. -SBI
1450.00 | Swiggy | 2026-11-12 | Rs.1,450.00 spent on your SBI Credit Card ending 1234 at SWIGGY on 12/11/26. Trxn. not done by you? Report at https://sbicard.com/Dispute
5000.00 | Rajesh Patel | 2026-11-12 | Dear Customer, Your A/C XXXXX1234 has been debited by Rs 5000.00 on 12/11/26 towards NEFT UTR: SBIN526317123456 sent to RAJESH PATEL. Avl Bal Rs 20000.00 -SBI
850.00 | - | 2026-11-11 | Your a/c no. XX1234 is debited for Rs.850.00 on 11-11-26 and a/c XX9876 credited (IMPS Ref no 631712345678) -SBI
10000 | ATM | 2026-11-08 | Rs.10000 w/d@SBI ATM S1NW000123 fr A/cX1234 on 08Nov26 Txn#1234. Avl bal Rs.50000. If not withdrawn by u, fwd this SMS to 9223008333
450.00 | Chai Point | 2026-11-12 | INR 450.00 debited A/c no. XX1234 12-11-26, 20:15:22 UPI/P2M/631712345678/CHAI POINT Not you? SMS BLOCKUPI Cust ID to 919951860002 Axis Bank
220.00 | Meena Ben | 2026-11-13 | INR 220.00 debited from A/c no. XX1234 on 13-11-26 09:10:11 IST UPI/P2A/631798765432/MEENA BEN Not you? SMS BLOCKUPI Cust ID to 919951860002 - Axis Bank
1450 | Swiggy | 2026-11-12 | Spent INR 1450 Axis Bank Card no. XX1234 12-11-26 20:15:22 IST SWIGGY Avl Limit: INR 100000 Not you? SMS BLOCK 1234 to 919951860002
450.00 | Chaipoint | 2026-11-12 | Sent Rs.450.00 from Kotak Bank AC X1234 to chaipoint@ybl on 12-11-26.UPI Ref 631712345678. Not you, https://kotak.com/KBANKT/Fraud
780.00 | D Mart Bodakdev | 2026-11-11 | Rs 780.00 spent on Kotak Debit Card XX1234 on 11-NOV-26 at D MART BODAKDEV. Avl Bal Rs 9,120.10. Not you? https://kotak.com/fraud
450.00 | Chaipoint | 2026-11-12 | Your YES BANK A/c XX1234 has been debited for Rs 450.00 on 12-11-26 by UPI to chaipoint@ybl. RRN 631712345678. Not you? Call 18001200
450.00 | Chai Point | 2026-11-12 | Your A/C XXXXX1234 is debited by INR 450.00 on 12/11/26 20:15 to CHAI POINT. New Bal :INR 1000.00. Not you? Call 180010888 - IDFC FIRST Bank
450.00 | Chaipoint | - | A/C *XX1234 debited by Rs 450.00 towards chaipoint@ybl. RRN:631712345678. Avl Bal:1000. Not you? Call 18602677777 - IndusInd Bank
450.00 | Chaipoint | 2026-11-12 | Rs 450.00 debited via UPI on 12-11-2026 20:15:22 to VPA chaipoint@ybl.Ref No 631712345678.Small txns?Use UPI Lite!-Federal Bank
315.00 | Zomato | 2026-11-12 | Your A/c XX1234 debited for Rs.315.00 on 12-11-26 towards ZOMATO via UPI Ref 631712345678 -RBL Bank
95.00 | Amul Parlour | 2026-11-12 | Debit of INR 95.00 from A/c X1234 on 12-NOV-2026 for UPI txn to AMUL PARLOUR, Ref 631712345678. Not you? Call 180012001200 - AU Bank
450.00 | Chaipoint | 2026-11-12 | Rs.450.00 Dr. from A/C XXXXXX1234 and Cr. to chaipoint@ybl. Ref:631712345678. AvlBal:Rs10000.00(2026:11:12 20:15:22). Not you? Call 18005700/5000-BOB
450.00 | - | 2026-11-12 | A/c XX1234 debited INR 450.00 Dt 12-11-26 20:15 thru UPI:631712345678. Bal INR 1000.00 CR. Not u? Fwd this SMS to 9264092640-PNB
450.00 | - | 2026-11-12 | An amount of INR 450.00 has been DEBITED to your account XXX1234 on 12/11/2026. Total Avail.bal INR 1,000.00.- Canara Bank
450.00 | - | 2026-11-12 | A/c *1234 Debited for Rs:450.00 on 12-11-2026 20:15:22 by Mob Bk ref no 631712345678 Avl Bal Rs:1000.00.If not you, Call 1800222243 -Union Bank of India
450.00 | Chai Point | 2026-11-12 | BOI UPI -Rs.450.00 debited A/cXX1234 and credited to CHAI POINT via UPI Ref No 631712345678 on 12Nov26. Call 18001031906, if not done by you. -BOI
450.00 | Gopal Kirana | 2026-11-12 | Your a/c XXXXX1234 debited for Rs. 450.00 on 12-11-2026 and credited to a/c of GOPAL KIRANA (UPI Ref no 631712345678) -Indian Bank
450.00 | - | 2026-11-12 | Ac XXXXX1234 Debited with Rs.450.00,12-11-2026 20:15:22 thru UPI. Aval Bal Rs.1000.00 CR. Helpline 18001802222 -Punjab & Sind Bank
1250.00 | Gujarat Gas | 2026-11-12 | Dear Customer, INR 1,250.00 has been debited from A/c XX1234 on 12-11-2026 for payment of GUJARAT GAS. CBI
75.00 | Dabeli House | 2026-11-13 | Your A/c 1234 is debited with Rs.75.00 on 13/11/26 to VPA dabeli.house@okaxis (UPI Ref 631712345678) - IDBI Bank
2499.00 | Myntra | 2026-11-12 | Alert: You have spent Rs.2,499.00 on your AU Bank Credit Card xx1234 at MYNTRA on 12 Nov 2026 at 08:15 PM. Avl Lmt: Rs.97,501. Not you? Call 180012001500
649.00 | Bookmyshow | 2026-11-12 | Transaction of Rs. 649.00 made on Credit Card xx1234 at BOOKMYSHOW on 12 Nov 26. Avl Lmt Rs. 88,000. OneCard
1899.00 | Decathlon | 2026-11-11 | Thank you for using your HSBC Credit Card ending with 1234 for INR 1,899.00 at DECATHLON on 11NOV26. Available limit INR 2,00,000.00
540.00 | Cafe Coffee Day | 2026-11-12 | INR 540.00 was spent on your American Express Card ** 12345 at CAFE COFFEE DAY on 12 November 2026. If not you, call 18004190691
3000.00 | Reliance Digital | 2026-11-12 | Your Standard Chartered Debit Card XX1234 was used for INR 3,000.00 at RELIANCE DIGITAL on 12-Nov-26. Avl Bal INR 12,000.00
450.00 | Chai Point | - | You paid ₹450.00 to Chai Point. UPI transaction ID 631712345678. Google Pay
450 | Chai Point | - | Paid Rs. 450 to Chai Point from Paytm Balance. Updated Balance: Paytm Wallet- Rs 1,200. More details: m.paytm.me/x
1250 | Gujarat Gas | 2026-11-12 | Paid ₹1,250 to Gujarat Gas via PhonePe on 12 Nov 2026. UTR 631712345678
5000 | Kavya Shah | 2026-11-13 | Money sent! You sent ₹5,000 to Kavya Shah on 13 Nov 2026 using BHIM UPI. Ref no. 631712345678
30 | AMTS Bus | 2026-11-13 | Rs.30 paid to AMTS BUS via Amazon Pay UPI on 13-11-2026. Ref 631712345678
85.00 | Vadodara Toll | 2026-11-12 | Rs.85.00 has been deducted from FASTag of vehicle GJ01AB1234 at VADODARA TOLL on 12-11-2026 10:20. Avl Bal: Rs.415.00
credit | Rs.5000.00 credited to a/c XX1234 on 12-11-26 by VPA arjun@okicici (UPI Ref No 631712345678) - HDFC Bank
credit | Dear Customer, Rs 85,000.00 credited to your A/c XX1234 on 30-Oct-26 towards SALARY. Avl Bal Rs 1,02,000.00 -SBI
credit | Your A/C XXXXX1234 credited INR 500.00 on 12/11/26 -Deposit of Cash at SBI. Avl Bal INR 2,500.00
credit | Dear SBI User, your A/c X1234-credited by Rs.200 on 12Nov26 transfer from KAVYA SHAH Ref No 631712345678 -SBI
credit | You have received ₹300.00 from Riya Shah in your bank account XX1234 via PhonePe. UTR 631712345678
credit | ICICI Bank Account XX123 credited:Rs. 1,000.00 on 12-Nov-26. Info NEFT-AXIS-RENT SHARE. Available Balance is Rs. 9,000.00
credit | INR 12,500.00 credited to A/c no. XX1234 on 12-11-26 at 10:15:22 IST. Info - NEFT/ACME/SAL. Axis Bank
credit | Received Rs.750.00 in your Kotak Bank AC X1234 from arjun@okaxis on 12-11-26.UPI Ref:631712345678.
credit | Rs.1200.00 Credited to A/c XX1234 thru UPI/631712345678 by meena_ben. Total Bal:Rs.8000CR. -BOB
credit | Cash deposited in a/c XX1234 Rs 10,000.00 on 12-11-2026 at CDM. Bal Rs 22,000.00 -PNB
refund | Refund of Rs.649.00 from BOOKMYSHOW has been credited to your HDFC Bank Credit Card ending 1234 on 12-11-26
refund | Rs.450.00 debited from your a/c XX1234 on 12-11-26 has been reversed. UPI Ref 631712345678 -SBI
refund | Your refund of INR 1,450.00 for order at SWIGGY is processed to ICICI Bank Card XX1234
refund | Congrats! Cashback of ₹25 has been credited to your Paytm wallet for payment to Chai Point.
refund | INR 899.00 refunded by MYNTRA to your Axis Bank Card no. XX1234 on 12-11-26.
code | 482913 is your OTP for transaction of Rs.1,450.00 at SWIGGY on HDFC Bank Card ending 1234. Do not share it with anyone.
code | OTP is 913244 for txn of INR 2499.00 at MYNTRA on your ICICI Bank Credit Card XX1234. OTP valid for 5 minutes.
code | Dear Customer, use One Time Password 551209 to add payee KAVYA SHAH to your SBI account. Never share it.
code | <#> 772013 is your verification code for Google Pay. UPI PIN is never needed to receive money.
code | Your OTP for Rs.5000.00 debit towards NEFT is 220199 -Axis Bank. NEVER SHARE IT.
notPaid | Transaction of Rs.1,450.00 on HDFC Bank Card 1234 at SWIGGY was declined due to insufficient balance.
notPaid | Your UPI payment of Rs 450.00 to chaipoint@ybl failed. If debited, the amount comes back in 3 days. -SBI
notPaid | CHAI POINT has requested money from you on Google Pay. On approving, INR 450.00 will be debited from your A/c.
notPaid | Rs.199.00 will be debited from your HDFC Bank A/C x1234 on 15/11/26 for NETFLIX mandate. UMN 1234@hdfcbank
notPaid | Your UPI-Mandate for Rs.199.00 is successfully created towards NETFLIX from A/c XX1234. UMN:1234@okicici -ICICI Bank
notPaid | HDFC Bank Credit Card XX1234 statement: Total due Rs.12,450.00, minimum due Rs.640.00, due on 25-11-26. Pay at hdfcbank.com
notPaid | Dear customer, your Torrent Power bill of Rs.3,210.00 is due on 20-11-2026. Pay via UPI to avoid late charges.
notPaid | EMI of Rs.8,500.00 for loan XX1234 is scheduled on 05-12-26. Keep sufficient balance in A/c XX1234. -Axis Bank
notPaid | Your transaction of INR 220.00 could not be completed on A/c XX1234 due to technical issue. - Kotak
notPaid | Riya Shah has sent you a collect request of Rs 500.00 on BHIM UPI. Ref 631712345678
advertisement | Dear Customer, you have a PRE-APPROVED personal loan of Rs.5,00,000 in your HDFC Bank account. Apply now hdfc.bk/x T&C apply
advertisement | Get flat Rs.200 off on your next order of Rs.499 paid by SBI Card at ZOMATO. Limited period. T&C
advertisement | Congratulations! Your ICICI Bank Credit Card limit increase to Rs.3,00,000 is ready. Avail now: icici.co/x
advertisement | Diwali sale: 60% off + 10% instant discount when paid with Axis Bank Card. Shop now.
advertisement | You are eligible for a free lifetime card with Rs.1,000 voucher. Offer from Kotak Bank, apply online.
unreadable | Dear Customer, your SBI A/c X1234 balance is Rs 22,000.00 as on 12-11-26. Avl Bal Rs 22,000.00
`;
