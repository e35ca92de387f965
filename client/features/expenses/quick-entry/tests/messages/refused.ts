/** Messages that are no expense; `read-messages.ts` describes the columns. Names, accounts and figures are invented. */
export const refused = `
credit | Credit Alert! Rs.4500.00 credited to HDFC Bank A/c XX4821 on 18-11-26 from VPA hetal@okaxis (UPI 632209911122)
credit | Update! INR 72,000.00 deposited in HDFC Bank A/c XX4821 on 31-OCT-26 for SALARY OCT ACME INFOTECH. Avl bal INR 98,220.00. Cheque deposits in A/C are subject to clearing
credit | Dear Customer, Acct XX930 is credited with Rs 1,250.00 on 12-Nov-26 from ROHAN SHAH. UPI:631655009988-ICICI Bank.
credit | INR 300.00 credited to A/c no. XX6601 on 22-11-26 at 09:10:22 IST. Info- UPI/P2A/632611/NEHA JOSHI/HDFC. Axis Bank
credit | Received Rs.2,000.00 in your Kotak Bank AC X5590 from papa@okicici on 19-11-26.UPI Ref:632377889900.
credit | Your YES BANK A/c XX7712 is credited by Rs 640.00 on 20-11-26 from VPA dev@ybl. RRN 632400118877
credit | Your A/C XXXXX4412 is credited by INR 5,000.00 on 16/11/26 from MANISH TRIVEDI. New Bal :INR 13,221.00 - IDFC FIRST Bank
credit | A/C *XX8801 credited by Rs 900.00 from sonal@okaxis. RRN:632744556677. Avl Bal:5020 - IndusInd Bank
credit | Rs 1100.00 credited to your A/c XX2290 via IMPS on 21-11-2026. Bal Rs 13,101.00 -Federal Bank
credit | UPI credit:Rs.250.00 A/c X8812, 25-11-26 10:11:00 RRN:632911005599 Bal:Rs.11270.00-South Indian Bank
credit | Your a/c no. XXXXXXX1190 is credited for Rs.800.00 on 12-11-2026 (UPI Ref no 631611223399) -Karur Vysya Bank
credit | Your a/c no. XX2204 is credited by Rs.2,200.00 on 21-11-26 by a/c linked to mobile 9XXXXXX110 (IMPS Ref no 632500778899) -SBI
credit | Dear Customer, INR 15,000.00 credited to your A/c No XX2204 on 02/11/2026 through NEFT with UTR HDFCN526306 by MEHTA TRADERS, INFO: RENT-SBI
credit | Rs.700.00 Credited to A/c ...3310 thru UPI/632611559900 by jigar_s. Total Bal:Rs.5820.00CR. Avlbl Amt:Rs.5820.00(22-11-2026 12:00:11) - Bank of Baroda
credit | Ac XXXXXXXX4477 Credited with Rs.500.00,18-11-2026 10:40:11 thru UPI from NIRAV. Aval Bal Rs.2,610.00 CR -PNB
credit | An amount of INR 6,500.00 has been CREDITED to XXX8801 on 14/11/2026 towards NEFT by ANAND CLASSES. Total Avail.bal INR 13,620.00 - Canara Bank
credit | A/c *6612 Credited for Rs:150.00 on 20-11-2026 08:15:22 by Mob Bk ref no 632455001100 Avl Bal Rs:2250.00 -Union Bank of India
credit | Your a/c XXXXX5005 is credited by Rs. 90.00 on 24-11-2026 by a/c linked to VPA hari@indianbk -Indian Bank
credit | BOI - Rs.3300.00 credited to your A/cXX9077 via UPI Ref No 632211000011 on 19Nov26 -BOI
credit | Your A/c XX3390 is credited Rs. 1,250.00 on 12-11-26 by transfer. Avl Bal Rs. 2,500.00 -Central Bank of India
credit | Rs.125.00 received in your IDBI Bank A/c 9981 on 23/11/26 from VPA mira@ybl (UPI Ref 632711228800)
credit | You have received ₹300 from Riya Shah in your bank account XX4821 via PhonePe. UTR 632611220000
credit | ₹1,200 received from Bhavesh. Google Pay UPI transaction ID 632655001122
credit | Rs.400 received in your Paytm Payments Bank a/c from JAYESH. UPI Ref 632755112233
credit | Meera Joshi has sent you Rs.250 on BHIM UPI. Ref 632811001122
credit | Rs.100 added to your Amazon Pay balance on 12-11-2026. Balance ₹482
credit | Interest of Rs.212.00 has been credited to your A/c XX7003 on 30-SEP-26. Bandhan Bank
credit | Dividend of Rs.84.00 credited to A/c XX930 on 11-Nov-26 by ITC LTD. ICICI Bank
credit | Cash deposit of Rs.20,000.00 in your A/c XX1029 at DCB Bank branch on 10-11-26. Bal Rs.24,100.00
credit | Payment of Rs 12,450.00 received towards your HDFC Bank Credit Card ending 7781 on 19-11-26. Thank you
credit | We have received payment of Rs.8,000.00 for your SBI Credit Card ending 5510 on 20/11/26. Available limit Rs.92,000
credit | Your ICICI Bank Credit Card XX4006 payment of Rs 5,500.00 has been received on 18-Nov-26. Thank you
credit | તમારા ખાતા XX2204 માં ₹2,500 જમા થયા છે. બેલેન્સ ₹11,620. -SBI
credit | તમારા બેંક ખાતા XX3310 માં રૂ. 900.00 ક્રેડિટ થયા. -બેંક ઓફ બરોડા
credit | आपके खाते XX4477 में रु. 1,500.00 जमा किए गए। शेष रु. 6,510.00 -PNB
credit | आपके बैंक खाते XX6612 में ₹800 क्रेडिट हुए। -यूनियन बैंक
refund | Refund of Rs.450.00 from SWIGGY has been credited to your HDFC Bank Credit Card ending 7781 on 20-11-26
refund | Dear Customer, INR 640.00 refunded by INSTAMART to your IndusInd Card XX1200 on 16-11-2026
refund | Rs.120.00 debited from your a/c XX2204 on 22-11-26 has been reversed. UPI Ref 632611001100 -SBI
refund | Your refund of INR 1,450.00 for order at ZOMATO is processed to ICICI Bank Card XX4006
refund | INR 899.00 credited to Axis Bank Card no. XX8842 as refund from MYNTRA on 19-11-26
refund | Reversal of INR 2,000.00 done in A/c XX4477 for failed ATM txn dt 10-11-26 -PNB
refund | Rs 75.00 reversed to your Kotak Bank AC X5590 for UPI txn 632711 dated 22-11-26
refund | Congrats! You got a cashback of ₹31 on your payment to Chai Point. Google Pay
refund | Cashback of Rs.50 has been added to your Paytm wallet for recharge of Rs.299
refund | Chargeback of INR 1,999.00 for txn at LIFESTYLE is credited to your Card XX6612 - DCB Bank
refund | PhonePe: ₹199 refunded to your bank account for failed recharge. UTR 632400000111
refund | Your order is cancelled. Rs.780 refund initiated to your YES BANK Card X3300
refund | Amazon Pay: Refund of ₹649 is added to your Amazon Pay balance
refund | CRED cashback of ₹12 credited to your bank account XX4821
refund | તમારા ખાતા XX2204 માં ₹450 રિફંડ જમા થયું. -SBI
refund | आपके खाते XX4477 में ₹350 का रिफंड जमा हुआ -PNB
refund | The amount of Rs.410.00 debited for A/C XXXXXX3310 has been returned to your account. Ref 632711009922 reversed -BOB
code | 712904 is your OTP for transaction of Rs.2,499.00 at CROMA on HDFC Bank Card ending 7781. Do not share it with anyone.
code | OTP is 339021 for txn of INR 1499.00 at NYKAA on your ICICI Bank Credit Card XX4006. OTP valid for 5 minutes.
code | 118842 is the OTP for Rs.999.00 on Axis Bank Card XX8842 at AIRTEL. Valid till 12:44. Never share your OTP.
code | Dear Customer, 220981 is the One Time Password for your SBI transaction of Rs.5000.00 to NEFT payee. Do not share. -SBI
code | Kotak: 8812 is your OTP to pay Rs 899.00 to TATA PLAY. Do not disclose to anyone
code | Your verification code for PhonePe is 55120. Do not share it with anyone
code | Use OTP 771290 to set UPI PIN of your Canara Bank A/c XXX8801. Not you? Call 18001030
code | 902211 is OTP for purchase of Rs 1,899.00 at BATA using IDBI Bank Debit Card. Don't share it.
code | Your one-time password is 448120 for INR 640.00 at INSTAMART. IndusInd Bank never asks for it
code | <#> 3321 is your Paytm OTP for payment of Rs.340. Do not share
code | 665512 is the passcode for your Amazon Pay transaction of ₹1,999
code | SBI Card: OTP 120943 for online purchase of Rs.850.00 at APOLLO PHARMACY. Valid for 10 mins
code | તમારો OTP 482913 છે ₹1,450 ના વ્યવહાર માટે. કોઈને જણાવશો નહીં. -HDFC Bank
code | ₹2,499 के लेनदेन के लिए आपका ओटीपी 913244 है। किसी को न बताएं। -ICICI Bank
notPaid | Transaction of Rs.3,450.00 on HSBC Credit Card 8812 at TAJ SKYLINE was declined due to incorrect PIN.
notPaid | Your UPI payment of Rs 310.00 to jayhind@ybl failed. If debited, the amount comes back in 3 days. -SBI
notPaid | Txn of INR 2,200.00 on Axis Bank Card XX8842 at DMART is declined as the limit is exceeded
notPaid | Dear Customer, your transaction of Rs 1,875.50 at RELIANCE SMART could not be processed on Kotak Card x2211
notPaid | UPI transaction of Rs.64.00 from YES BANK A/c XX7712 was unsuccessful. RRN 633055000111
notPaid | Payment of ₹60 to Ramdev Kirana failed. Money not debited. PhonePe
notPaid | Your payment of ₹1,250 to Neha Boutique is pending. Google Pay will update you
notPaid | ATM withdrawal of Rs.4000 from A/c XX3310 declined due to insufficient funds -Bank of Baroda
notPaid | Mandate execution of Rs.199.00 towards SPOTIFY from A/c XX930 failed due to insufficient balance - ICICI Bank
notPaid | Your NEFT of Rs.9,500.00 to SUNRISE SOCIETY has been rejected by the beneficiary bank -SBI
notPaid | E-mandate registered: Rs.649.00 monthly for NETFLIX on HDFC Bank Credit Card 7781 from 09-11-26
notPaid | Your UPI-Mandate for Rs.129.00 is successfully created towards JIOSAAVN from A/c XX930. UMN:8812@okicici -ICICI Bank
notPaid | Autopay of ₹199 set up for Spotify with PhonePe from 6 Nov 2026 every month
notPaid | Standing instruction of INR 5,000.00 for SBI MUTUAL FUND has been registered on your A/c XX2204. -SBI
notPaid | Dear Customer, your NACH mandate of Rs 7,350.00 for LIC OF INDIA is approved for A/c XX6601. Axis Bank
notPaid | SIP of Rs.2,000.00 registered from Kotak Bank AC X5590 starting 05-12-26. URN 88120
notPaid | Rs.649.00 will be debited from your HDFC Bank A/C x4821 on 09/12/26 for NETFLIX mandate. UMN 4821@hdfcbank
notPaid | Upcoming: EMI of INR 18,500.00 is due on 05-12-26 for Loan XX8120. Keep your A/c XX4821 funded. HDFC Bank
notPaid | Your e-mandate of Rs.999.00 to AIRTEL is scheduled for 01-12-26 on ICICI Bank Card XX4006
notPaid | INR 2,350.00 is to be debited from A/c XX8801 on 30-11-26 towards UGVCL. IndusInd Bank
notPaid | Reminder: payment of Rs.12,450.00 for HDFC Credit Card 7781 is due by 25-11-26. Min due Rs.640.00
notPaid | SBI Card statement for Nov: Total Amt Due Rs.8,000.00, Min Amt Due Rs.400.00, pay by 05/12/26
notPaid | Your Axis Bank Credit Card XX8842 statement is generated. Total amount due: INR 4,410.00. Due date 02-12-26
notPaid | Airtel bill of Rs.899.00 for 98XXXXXX10 is due on 28-11-26. Pay via UPI to avoid late fee
notPaid | RAMDEV KIRANA has requested Rs.60.00 from you on Google Pay. Approve to pay from A/c XX2204
notPaid | Riya Shah has sent you a collect request of Rs 500.00 on BHIM UPI. Ref 632812345678
notPaid | You have a payment request of ₹1,100 from Priya Tailor on PhonePe. Open the app to pay
notPaid | Collect request: SWIGGY requests INR 450.00 from your UPI ID riya@okaxis. It expires in 5 mins. Axis Bank
notPaid | Paytm: Bhavesh asked you for Rs.300. Pay now to settle
notPaid | CRED: your HDFC credit card bill of ₹12,450 is due in 3 days. Pay now
notPaid | Amazon Pay: your electricity bill of ₹2,350 is due on 30 Nov. Pay via UPI
notPaid | તમારા ખાતા XX2204 માંથી ₹199 05-12-26 ના રોજ ડેબિટ થશે. NETFLIX મેન્ડેટ. -SBI
notPaid | ₹450 નું UPI પેમેન્ટ નિષ્ફળ ગયું. ખાતા XX3310. -બેંક ઓફ બરોડા
notPaid | આપના ખાતા XX3310 પર ₹649 નું મેન્ડેટ રજિસ્ટર થયું. -બેંક ઓફ બરોડા
notPaid | રમેશ કિરાણાએ તમારી પાસે UPI પર ₹120 ની રિક્વેસ્ટ મોકલી છે. બેંક ખાતા XX2204
notPaid | आपके खाते XX4477 से ₹199 दिनांक 05-12-26 को काटे जाएंगे। NETFLIX मैंडेट। -PNB
notPaid | ₹350 का UPI भुगतान असफल रहा। खाता XX4477 -PNB
notPaid | आपका ₹2,000 का लेनदेन विफल हुआ। खाते से राशि नहीं काटी गई। -SBI
notPaid | आपके खाते XX6612 पर ₹649 का ई-मैंडेट पंजीकृत हुआ -यूनियन बैंक
notPaid | राजू फ्रूट ने UPI पर ₹75 का भुगतान अनुरोध भेजा है। खाता XX2204
advertisement | HDFC Bank: Get travel vouchers of up to Rs.5,000 on your Credit Card. T&C apply. hdfc.bk/x
advertisement | Pre-approved loan of Rs.3,00,000 awaits you in your Axis Bank A/c XX6601. Apply now axis.in/x
advertisement | Kotak: Flat Rs.250 off at BIGBASKET when you pay by Kotak Debit Card. Use code KOTAK250
advertisement | Upgrade: you are eligible for a credit limit increase to Rs.2,50,000 on your RBL Bank Card. Avail now
advertisement | SBI Card: Convert to EMI and win vouchers worth Rs.1,000. Offer valid till 30-11-26
advertisement | PhonePe: Save up to ₹100 on your next recharge. Use code PAY100
advertisement | Paytm: Get Rs.25 off on movie tickets paid by Paytm UPI. Limited period offer
advertisement | Amazon Pay sale: 10% instant discount up to ₹1,500 with SBI Credit Card. Shop now
advertisement | IndusInd: personal loan at 10.49% for you, up to Rs.5,00,000. Apply online
unreadable | Dear Customer, your A/c XX4477 balance as on 20-11-26 is Rs.6,010.00 CR -PNB
unreadable | Available balance in A/c XX2204 on 21Nov26 is Rs 9120.00 -SBI
unreadable | USD 12.00 spent on your HDFC Bank Card x7781 at OPENAI on 12-11-26
unreadable | EUR 45.90 spent on Axis Bank Card no. XX8842 at BERLIN HBF on 11-11-26. Not you? SMS BLOCK 8842 to 919951860002
`;
