/** Messages of payments that are open, incoming or a summary, beside finished ones; `read-messages.ts` describes the columns. Names, accounts and figures are invented. */
export const openPayments = `
notPaid | Your UPI payment of Rs 250 to RAPIDO did not go through
notPaid | Your UPI payment of Rs 250 to RAPIDO didn't go through
notPaid | Your UPI payment of Rs 250 to RAPIDO didn’t go through
notPaid | Your UPI payment of Rs 250 to RAPIDO couldn't be completed
notPaid | Your UPI payment of Rs 250 to RAPIDO wasn't successful
notPaid | Your UPI payment of Rs 250 to RAPIDO is being processed
notPaid | Your UPI payment of Rs 250 to RAPIDO is under process
notPaid | Your UPI payment of Rs 250 to RAPIDO is awaited
notPaid | Your UPI payment of Rs 250 to RAPIDO has been stopped
notPaid | Your UPI payment of Rs 250 to RAPIDO was aborted
notPaid | Your UPI payment of Rs 250 to RAPIDO has been voided
notPaid | Your UPI payment of Rs 250 to RAPIDO has been withheld
notPaid | Your UPI payment of Rs 250 to RAPIDO is stuck with the bank
notPaid | Rs 250 was not paid to RAPIDO via UPI
notPaid | Rs 250 could not be sent to RAPIDO via UPI
notPaid | Rs 250 wasn't debited from A/c XX4411 for RAPIDO
notPaid | Rs 250 is being debited from A/c XX4411 for RAPIDO
notPaid | Your payment of Rs 640 to IRCTC is awaiting bank confirmation. -PhonePe
notPaid | Txn of Rs 250 at RAPIDO on card XX3003 denied: incorrect PIN entered
notPaid | Txn of Rs 250 at RAPIDO on card XX3003 not authorised: wrong PIN
notPaid | Wrong PIN entered for txn of Rs 250 at RAPIDO on card XX3003
notPaid | आपका ₹250 का UPI भुगतान रद्द हुआ
notPaid | आपका ₹250 का UPI भुगतान पूरा नहीं हुआ
notPaid | आपका ₹250 का UPI भुगतान नहीं हो सका
notPaid | आपका ₹250 का UPI भुगतान रोक दिया गया
notPaid | આપનું ₹250 નું UPI પેમેન્ટ થઈ શક્યું નથી
notPaid | તમારું ₹250 નું UPI પેમેન્ટ રદ થયું
notPaid | તમારું ₹250 નું UPI પેમેન્ટ પૂર્ણ થયું નથી
notPaid | તમારું ₹250 નું UPI પેમેન્ટ પ્રક્રિયામાં છે
notPaid | आपका ₹250 का UPI भुगतान प्रक्रिया में है
notPaid | Rs 199 shall be debited from A/c XX4411 for Spotify
notPaid | Your A/c XX778 would get debited by Rs 4,500 on 05-12-26
notPaid | Your autopay of Rs 199 for Hotstar will execute on 30-11-26. Debit from A/c XX4411
notPaid | Rs 199 is going to be debited from A/c XX4411 for Spotify
notPaid | Your SIP of Rs 2,000 would be deducted from A/c XX4411 on 05-12-26
notPaid | Your card XX3003 shall be charged Rs 499 for Netflix on 05-12-26
notPaid | Autopay for Rs 199 to Hotstar shall run on 30-11-26 from A/c XX4411
notPaid | आपके खाते से Rs 199 डेबिट किए जाएँगे
notPaid | आपके खाते से Rs 199 काटे जायेंगे
notPaid | आपके खाते से Rs 199 डेबिट किया जायेगा
notPaid | તમારા ખાતામાંથી Rs 199 ડેબિટ કરાશે
notPaid | તમારા ખાતામાંથી Rs 199 કાપી લેવાશે
credit | Rs 250 sent to your A/c XX4411 by RIYA
credit | Rs 250 paid to your A/c XX4411 by RIYA
credit | Rs 250 transferred to your bank account XX4411 by RIYA
credit | RIYA sent Rs 250 to your A/c XX4411
credit | RIYA paid Rs 250 to your UPI ID riya@ybl
credit | Rs 250 paid by RIYA to you via UPI
credit | You've got ₹250! RIYA paid via UPI
credit | You’ve got ₹250! RIYA paid via UPI
credit | Dividend of Rs 40.00 paid to your A/c XX4411
credit | Insurance claim of Rs 10,000 paid to A/c XX4411
credit | FD XX88 of Rs 50,000 matured and paid to your A/c XX4411
credit | Your Dream11 withdrawal of Rs 1,000 has been sent to your bank A/c XX4411
credit | PhonePe Business: Settlement of Rs 2,400 paid to your bank A/c XX4411
credit | Interest of Rs 310 paid to your savings account XX4411
code | Your secret code for txn of Rs 500 at ZARA with card XX3003 is 667788
code | 667788 is your one-time PIN for txn of Rs 500 at ZARA
code | Your txn PIN is 667788 for payment of Rs 500 at ZARA
code | 667788 is your login code for payment of Rs 500 at ZARA
code | Your authentication code is 667788 for Rs 500 at ZARA on card XX3003
notPaid | Tap to pay Rs 640 to IRCTC via UPI
notPaid | Pay Rs 640 to IRCTC via UPI: open link
notPaid | Enter UPI PIN to pay Rs 640 to IRCTC
notPaid | Click to pay Rs 640 towards card XX4455
notPaid | Complete your payment of Rs 640 to IRCTC on Paytm
notPaid | Minimum payment of Rs 620 on card XX4455 by 15 Dec
notPaid | Scan the QR to pay Rs 640 to IRCTC via UPI
notPaid | Retry your payment of Rs 640 to IRCTC on Paytm
notPaid | Premium due: Policy 874512369 Rs 6,120. Ignore if paid -LIC
notPaid | Bill of Rs 471 due 24 Dec. Ignore if paid -Airtel
notPaid | Bill of Rs 471 due 24 Dec. Ignore if already paid -Airtel
notPaid | Bill of Rs 471 due 24 Dec. Please ignore if you have paid -Airtel
notPaid | Rent of Rs 9,000 due 1 Dec, disregard if already settled
unreadable | You spent Rs 24,300 in Oct 2026 with your HDFC Bank Credit Card
unreadable | Your total spends on Card XX3003 this month are Rs 18,220
unreadable | આ મહિને તમે Rs 12,400 ખર્ચ કર્યા. -Axis Bank
unreadable | इस महीने आपने Rs 12,400 खर्च किए. -Axis Bank
unreadable | ATM withdrawal limit on your Debit Card XX7712 changed to Rs 25,000. -SBI
notPaid | Stop payment for cheque 001234 of Rs 8,000 in A/c XX4411 is recorded -SBI
notPaid | Hold of Rs 2,000 placed on card XX3003 at TAJ HOTEL
notPaid | Pre-authorisation of Rs 2,000 on card XX3003 at HP PETROL released
notPaid | Rs 2,000 authorised on card XX3003 at TAJ HOTEL, not yet charged
advertisement | Convert your purchase of Rs 12,000 at CROMA on Card XX3003 into EMI of Rs 1,050. Click hdfc.bk/x
notPaid | Your FASTag for GJ01AB1234 has low balance Rs 45. Recharge with Rs 500 on ICICI Bank
credit | borrowed ₹300 from amit
340 | Sale Point | 2026-11-26 | Rs 340 paid to SALE POINT via UPI on 26-11-26
340 | Offer House | 2026-11-26 | Rs 340 paid to OFFER HOUSE via UPI on 26-11-26
340 | Win Win Bakery | 2026-11-26 | Rs 340 paid to WIN WIN BAKERY via UPI on 26-11-26
340 | Discount Medical | 2026-11-26 | Rs 340 paid to DISCOUNT MEDICAL via UPI on 26-11-26
340 | Upgrade Shop | 2026-11-26 | INR 340 spent on HDFC Bank Card XX3003 at UPGRADE SHOP on 26-11-26
18240 | - | - | ₹18,240 paid towards HDFC card bill via CRED. You won 18,240 coins
330 | Zomato | 2026-11-26 | Rs 330 spent on Lazypay at Zomato on 26-11-26. Total due Rs 1,240
2000.00 | Dhara Patel | 2026-11-26 | INR 2,000.00 debited from A/c XX4411 on 26-11-26 at 10:12:13. Rs 2,000.00 credited to DHARA PATEL
340 | Rapido | 2026-11-26 | Rs 340 debited from A/c XX4411 for RAPIDO on 26-11-26. अगर आपने नहीं किया तो 1800111109 पर कॉल करें
640 | had to pay fine | - | had to pay ₹640 fine
notPaid | Your A/c XX778 gets debited by Rs 4,500 on 05-12-26
notPaid | Your UPI payment of Rs 250 to RAPIDO hit a snag
notPaid | Txn of Rs 250 at RAPIDO on card XX3003 ran into an error
notPaid | UPI transfer of Rs 250 to RAPIDO was interrupted by the bank
notPaid | Rs 250 wasn't sent to RAPIDO via UPI
notPaid | Payment to RAPIDO of Rs 250 via UPI: not completed
notPaid | Your account XX4411 would be charged Rs 118 as fee on 01-12-26
notPaid | Rs 640 to be paid to IRCTC via UPI
notPaid | Rs 640 may be debited from A/c XX4411 for IRCTC
credit | Rs 700 sent by MEENA to your account XX4411
credit | MEENA transferred Rs 700 to your bank a/c XX4411 via IMPS
credit | Rs 700 sent to you by MEENA via UPI
8500 | - | 2026-11-05 | Rs 8,500 paid to your loan account XX8812 from A/c XX4411 on 05-11-26
8500 | - | 2026-11-05 | Rs 8,500 paid to your HDFC Credit Card XX8812 from A/c XX4411 on 05-11-26
250 | Rapido | - | Your UPI payment of Rs 250 to RAPIDO was successful
250 | Rapido | - | Your UPI payment of Rs 250 to RAPIDO is done
250 | Rapido | - | Payment of Rs 250 to RAPIDO via UPI has been processed
250 | Rapido | - | Your transaction of Rs 250 at RAPIDO on card XX3003 has gone through
250 | Rapido | 2026-11-12 | UPI txn of Rs 250 to RAPIDO on 12-11-26. Ref 631712345678
250 | Rapido | 2026-11-12 | Txn of Rs 250 at RAPIDO on card XX3003 on 12-11-26. Avl lmt Rs 40,000
250 | Waiting Room Cafe | 2026-11-26 | Rs 250 paid to WAITING ROOM CAFE via UPI on 26-11-26
500 | My Sister | - | Sent Rs 500 to my sister a/c via UPI
2500.00 | - | 2026-11-26 | Dear Customer, Your A/C XXXXX2201 has a debit by transfer of Rs 2,500.00 on 26/11/26. Avl Bal Rs 18,220.50.-SBI
2150.00 | Westside | 2026-11-26 | The transaction on your IndusInd Bank Debit Card ending 1008 on 26-11-2026 07:05:21 PM for INR 2150.00 at WESTSIDE has been approved. Available Balance INR 5071.00
500 | plumber not electrician | - | ₹500 paid to plumber not electrician
500 | coffee couldn't resist | - | coffee ₹500 couldn't resist
250 | Rapido | - | Your Axis Bank Card XX3003 has been charged Rs 250 at RAPIDO
600 | doctor visit, rahul was not well | - | ₹600 doctor visit, rahul was not well
600 | cake to pay back neha | - | ₹600 cake to pay back neha
500 | snacks while awaiting flight | - | ₹500 snacks while awaiting flight
notPaid | Your payment of Rs 640 to IRCTC has been declined by your bank. -PhonePe
notPaid | UPI payment of ₹640 to IRCTC: bank did not respond
notPaid | ₹640 failed: payment to IRCTC
notPaid | Your transaction of ₹640 at IRCTC is in queue
notPaid | Your payment of ₹640 to IRCTC needs your approval
notPaid | Txn of Rs 640 on card XX3003 blocked as CVV was wrong
notPaid | आपका ₹640 का लेनदेन स्वीकृत नहीं हुआ
notPaid | ₹640 का भुगतान अभी लंबित है
notPaid | તમારો ₹640 નો વ્યવહાર અટકાવવામાં આવ્યો
notPaid | તમારું ₹640 નું પેમેન્ટ બાકી છે
notPaid | ₹640 का भुगतान नहीं हुआ
notPaid | ₹640 નું પેમેન્ટ થયું નહીં
notPaid | ₹640 નું પેમેન્ટ ન થયું
notPaid | आपके खाते XX4411 से ₹640 कटेंगे
notPaid | आपके खाते XX4411 से ₹640 की राशि काटी जाएगी
notPaid | તમારા ખાતા XX4411 માંથી ₹640 ઉપડશે
notPaid | તમારા ખાતા XX4411 માંથી ₹640 કાપવામાં આવશે
notPaid | Your EMI of Rs 4,500 for loan XX778 will come up for debit on 05-12-26
notPaid | Rs 499 would be auto-debited from A/c XX4411 towards Netflix on 05-12-26
notPaid | Rs 499 due to be debited from A/c XX4411 towards Netflix on 05-12-26
notPaid | Auto-debit of Rs 499 from A/c XX4411 for Netflix on 05-12-26 is planned
credit | MEENA paid Rs 700 into your bank account XX4411
credit | You got ₹700 from MEENA via UPI
credit | Maturity amount of Rs 50,000 for FD XX88 paid to your A/c XX4411
credit | Rs 700 moved to your HDFC Bank A/c XX4411 from MEENA
credit | Groww: redemption of Rs 4,000 transferred to your bank account XX4411
code | 445566 is your secret PIN for payment of Rs 500 at ZARA
code | Your UPI registration passcode is 445566 for Rs 500
code | 445566 - one time PIN for Rs 500 at ZARA with card XX3003
notPaid | Click here to pay Rs 640 to IRCTC
notPaid | Pay ₹640 to IRCTC now using UPI
notPaid | Authorise payment of Rs 640 to IRCTC in your UPI app
notPaid | Minimum amount of Rs 620 on card XX4455 by 15 Dec
notPaid | Rs 640 payable to IRCTC by 15 Dec via UPI
notPaid | Electricity bill due: Rs 1,240. Ignore if you have already paid -UGVCL
notPaid | EMI due 5 Dec Rs 8,500. Kindly ignore if paid. -Bajaj
notPaid | किस्त ₹8,500 देय है, अगर भर दिया है तो ध्यान न दें
unreadable | You've spent Rs 18,000 this month on your Axis Bank Card XX3003
unreadable | Your spends in November on HDFC Bank Card XX3003: Rs 18,220
unreadable | Total spend on Card XX3003 in Nov 2026 is Rs 18,220
unreadable | Daily UPI limit of your A/c XX4411 has been changed to Rs 25,000
unreadable | Your card XX3003 POS limit is set to Rs 50,000 per day. Axis Bank
notPaid | Rs 2,000 held on card XX3003 by TAJ HOTEL
notPaid | Rs 2,000 blocked on card XX3003 by TAJ HOTEL as deposit
notPaid | Cheque 001234 of Rs 8,000 payment stopped on your request, A/c XX4411
notPaid | FASTag balance is low: Rs 45. Please recharge by Rs 500
advertisement | Convert Rs 12,000 spent at CROMA on card XX3003 into 6 EMIs
advertisement | Turn your purchase of Rs 12,000 at CROMA on Card XX3003 into easy EMIs
340 | Winner Sports Sale | 2026-11-26 | Rs 340 paid to WINNER SPORTS SALE via UPI on 26-11-26
340 | Flat 50 Discount Store | 2026-11-26 | Rs 340 sent to FLAT 50 DISCOUNT STORE via UPI on 26-11-26
340 | The Sale Shop | - | You paid ₹340 to The Sale Shop. UPI transaction ID 632555443322. Google Pay
340.00 | Offer Zone Mart | 2026-11-26 | INR 340.00 debited A/c no. XX6601 26-11-26, 07:15:02 UPI/P2M/632955110293/OFFER ZONE MART Axis Bank
900 | Swiggy | 2026-11-26 | Rs 900 spent on Simpl at Swiggy on 26-11-26. Total due Rs 2,100 by 1 Dec
1500.00 | Meena Shah | 2026-11-26 | Rs 1,500.00 debited from A/c XX4411 on 26-11-26. Rs 1,500.00 credited to MEENA SHAH. UPI 632955110293
640 | IRCTC | - | ₹640 paid to IRCTC via CRED. You earned 640 coins
250 | Rapido | - | Your payment of ₹250 to RAPIDO is complete
250 | towards minimum order at Zomato | - | ₹250 paid towards minimum order at Zomato
900 | Zomato | 2026-11-26 | Rs 900 spent on card XX3003 at Zomato on 26-11-26. Min amount due Rs 100
340 | Pending Works | 2026-11-26 | Rs 340 debited from A/c XX4411 for PENDING WORKS on 26-11-26
340 | Stop And Shop | 2026-11-26 | Rs 340 paid to STOP AND SHOP via UPI on 26-11-26
340 | Pay Less | 2026-11-26 | Rs 340 spent on HDFC Bank Card XX3003 at PAY LESS on 26-11-26
340.00 | Hold My Chai | 2026-11-12 | INR 340.00 spent using ICICI Bank Card XX1234 on 12-Nov-26 on HOLD MY CHAI. Avl Limit: INR 1,05,250.00.
199 | Netflix | 2026-11-26 | Rs 199 debited from A/c XX4411 for NETFLIX autopay on 26-11-26. Next debit will be on 26-12-26
199 | Netflix | 2026-11-26 | Rs 199 debited from A/c XX4411 for NETFLIX on 26-11-26. Balance will be updated shortly
340 | Shree Stores | 2026-11-26 | Rs 340 debited from A/c XX4411 on 26-11-26 to SHREE STORES. Bank will never ask for PIN
340 | Shree Stores | 2026-11-26 | Rs 340 debited from A/c XX4411 on 26-11-26 to SHREE STORES. If you did not do this call 1800
340 | Shree Stores | 2026-11-26 | Rs 340 debited from A/c XX4411 on 26-11-26 to SHREE STORES. Not done by you? Call 1800
340 | Shree Stores | 2026-11-26 | Rs 340 debited from A/c XX4411 on 26-11-26 to SHREE STORES. If not initiated by you, SMS BLOCK
340 | - | - | તમારા ખાતા XX2204 માંથી ₹340 ડેબિટ થયા. SHREE STORES. જો તમે કર્યું નથી તો 1800 પર કૉલ કરો
340 | - | - | आपके खाते XX4477 से ₹340 डेबिट हुए। SHREE STORES। यदि आपने नहीं किया है तो कॉल करें
340 | - | - | आपके खाते XX4477 से ₹340 काटे गए। यह लेनदेन आपने नहीं किया? कॉल करें
credit | Rs 900 paid to you by your tenant via UPI
credit | NEHA has paid Rs 900 to your VPA neha@ybl
credit | Rs 900 remitted to your savings a/c XX4411 from NEHA
credit | Refer bonus of Rs 100 sent to your bank account XX4411
credit | Gratuity of Rs 90,000 paid to your A/c XX4411
notPaid | Your order payment of Rs 450 at ZOMATO got cancelled
notPaid | Rs 450 payment to ZOMATO timed out. UPI
notPaid | Rs 450 to ZOMATO via UPI not successful
notPaid | Rs 450 ought to be debited from A/c XX4411 tomorrow
notPaid | Debit of Rs 450 from A/c XX4411 on 05-12-26 for SIP is planned
notPaid | Kindly pay Rs 640 to IRCTC before 15 Dec
notPaid | Bill due 15 Dec Rs 640. If paid, please ignore. -UGVCL
notPaid | Bill due 15 Dec Rs 640. Already paid? Ignore. -UGVCL
notPaid | Insurance premium of Rs 6,120 falls due 14 Dec. Kindly ignore if already paid
notPaid | Tuition fee Rs 4,000 due 5 Dec, ignore this if it has been paid
unreadable | Monthly summary: you spent Rs 14,300 via UPI in October
unreadable | Your October spends: Rs 14,300 on Axis Bank Card XX3003
unreadable | Last month you spent Rs 14,300 on your Axis Bank Card XX3003
unreadable | Contactless limit on Card XX3003 changed to Rs 5,000
unreadable | पिछले महीने आपने ₹9,300 खर्च किए। -ICICI Bank
unreadable | ગયા મહિને તમે ₹9,300 ખર્ચ કર્યા. -SBI
notPaid | Pre-auth of Rs 2,000 on card XX3003 at SHELL
notPaid | Amount of Rs 2,000 on hold on card XX3003 at SHELL
notPaid | Rs 250 payment to RAPIDO FAILED via UPI on 26-11-26
refund | Rs 250 debited from A/c XX4411 for RAPIDO on 26-11-26 has been reversed
`;
