import { expect, test } from 'vitest';
import { brief } from '#tests/imports/understood-files.ts';

/** Exports in the formats of banks, wallets and apps, with invented rows. */
const FILES: readonly [string, readonly string[], string][] = [
  [
    'a bank with spaces around its cells',
    ['2026-11-01 Zepto 1450 own 1450', '- income'],
    `HDFC BANK Ltd.,,,,Page No .:   1
MR RIYA SHAH,,,,,,
,,,,,,
Statement From  : 01/11/2026 To: 24/11/2026
Date     ,Narration               ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance
  01/11/26 ,UPI-ZEPTO-ZEPTO@YBL,01/11/26 ,        1450.00 ,           0.00 ,0000631712345678        ,     98550.00  
  02/11/26 ,SALARY ACME,02/11/26 ,           0.00 ,        75000.00 ,0000631712345679        ,     173550.00  `,
  ],
  [
    'a bank with a preamble and legends',
    ['2026-11-01 Chai Point 40 own 40', '- income'],
    `,"Transactions List -SAVINGS, RIYA"
S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,01/11/2026,01/11/2026,-,UPI/631/CHAI POINT/,40.0,0.0,960.0
2,02/11/2026,02/11/2026,-,NEFT SALARY,0.0,500.0,1460.0
Legends Used in Account Statement,,,,,,,
VAT/MAT/NFS,Cash withdrawal,,,,,,`,
  ],
  [
    'a bank with tabs',
    ['2026-11-01 Chai 40 own 40', '- income'],
    `Account Name\t:Miss RIYA
Start Date\t:1 Nov 2026
Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
1 Nov 2026\t1 Nov 2026\t   TO TRANSFER-UPI/DR/631/CHAI\tTRANSFER TO 4897 \t40.00\t \t960.00
2 Nov 2026\t2 Nov 2026\t   BY TRANSFER-NEFT\t \t \t500.00\t1,460.00
**This is a computer generated statement.`,
  ],
  [
    'a bank with DR, CR, BAL',
    ['2026-11-01 Chai 40 own 40', '- income'],
    `Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
01-11-2026,-,UPI/P2M/631/CHAI/, 40.00,, 960.00,001
02-11-2026,-,NEFT/SALARY,, 500.00, 1460.00,001`,
  ],
  [
    'a bank with a direction twice',
    ['2026-11-01 Chai 40 own 40', '- income'],
    `Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,01/11/2026,UPI/CHAI,UPI-1,40.00,DR,960.00,CR
2,13/11/2026,NEFT SALARY,N-1,500.00,CR,"1,460.00",CR`,
  ],
  [
    'a UPI app with words',
    ['2026-11-24 Chai Point 40 own 40', '- income'],
    `Date,Transaction Details,Type,Amount
"Nov 24, 2026","Paid to CHAI POINT",DEBIT,₹40
"Nov 23, 2026","Received from ARJUN",CREDIT,"₹1,500"`,
  ],
  [
    'a wallet with both signs',
    ['2026-11-24 Chai Point 40 own 40', '- income'],
    `Date,Time,Transaction Details,Other Transaction Details (UPI ID or A/c No),Your Account,Amount,UPI Ref No.,Order ID,Remarks,Tags,Comment
24/11/2026,20:15:22,Paid to Chai Point,chai@ybl,SBI - 12,-40.00,631,,,#Food,
13/11/2026,20:15:22,Received from Arjun,a@ybl,SBI - 12,+500.00,632,,,,`,
  ],
  [
    'a UPI app with pluses and a status',
    ['2026-11-24 Chai Point 40 own 40', '- failed', '- income'],
    `Transaction date,Merchant,Amount,Status,Payment method
24 Nov 2026 20:15,Chai Point,₹40.00,Completed,HDFC
23 Nov 2026,Ramesh,₹60.00,Failed,HDFC
22 Nov 2026,Arjun,"+₹1,500.00",Completed,HDFC`,
  ],
  [
    'a card with ~|~',
    ['2026-11-24 Swiggy 1450 own 1450', '- income'],
    `Credit Card Statement~|~Riya~|~
Transaction type~|~Primary / Addon Customer Name~|~DATE~|~Description~|~AMT~|~Debit / Credit 
Domestic~|~RIYA~|~24/11/2026 20:15:22~|~SWIGGY~|~1,450.00~|~
Domestic~|~RIYA~|~13/11/2026~|~PAYMENT RECEIVED~|~5,000.00~|~Cr`,
  ],
  [
    'a card with a sign column',
    ['2026-11-24 Swiggy 1450 own 1450', '- income'],
    `"Date","Sr.No.","Transaction Details","Reward Point Header","Intl.Amount","Amount(in Rs)","BillingAmountSign"
"24/11/2026","123","SWIGGY","10","0","1,450.00",""
"13/11/2026","124","PAYMENT","0","0","5,000.00","CR"`,
  ],
  [
    'a card with payments below zero',
    ['2026-11-24 Swiggy 450 own 450', '- income', '2026-11-14 Amazon 1000 own 1000'],
    `Date,Description,Amount
24/11/2026,SWIGGY,450.00
13/11/2026,PAYMENT RECEIVED,-5000.00
14/11/2026,AMAZON,1000.00`,
  ],
  [
    'an app with (-), (+) and (*)',
    ['2026-11-24 chai 40 own 40', '- income', '- transfer'],
    `"TIME","TYPE","AMOUNT","CATEGORY","ACCOUNT","NOTES"
"Nov 24, 2026 8:15 PM","(-) Expense","40.00","Food","Cash","chai"
"Nov 23, 2026 8:15 PM","(+) Income","500.00","Salary","Cash",""
"Nov 23, 2026 8:15 PM","(*) Transfer","100.00","Cash","Bank",""`,
  ],
  [
    'an app with Exp. and months first',
    ['2026-11-24 chai 40 own 40', '- income', '- transfer'],
    `Date,Account,Category,Subcategory,Note,INR,Income/Expense,Description,Amount,Currency,Account
11/24/2026 20:15:22,Cash,Food,,chai,40,Exp.,,40,INR,40
11/23/2026 20:15:22,Cash,Salary,,pay,500,Income,,500,INR,500
11/23/2026 20:15:22,Cash,Bank,,,100,Transfer-Out,,100,INR,100`,
  ],
  [
    'an app that reads messages',
    ['2026-11-24 Chai Point 40 own 40', '- income'],
    `DATE,TIME,PLACE,AMOUNT,DR/CR,ACCOUNT,EXPENSE,INCOME,CATEGORY,TAGS,NOTE
24-11-26,08:15 PM,CHAI POINT,40.0,DR,HDFC,Yes,No,FOOD,,
23-11-26,08:15 PM,SALARY,500.0,CR,HDFC,No,Yes,SALARY,,`,
  ],
  [
    'an app of envelopes',
    ['2026-11-24 Chai 40 own 40', '- income'],
    `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Cash","","24/11/2026","Chai","Food: Out","Food","Out","",₹40.00,₹0.00,"Cleared"
"Cash","","13/11/2026","Pay","Inflow: Ready","Inflow","Ready","",₹0.00,₹500.00,"Cleared"`,
  ],
  [
    'an app of shared expenses',
    ['2026-11-24 Chai 40 own 20', '2026-11-23 settled 500 partner'],
    `Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Exchange rate,Converted amount,Type,Receipt
Riya,40,INR,Riya;Arjun,20;20,Chai,food,2026-11-24 20:15:22,,,expense,
Arjun,500,INR,Riya,500,Settle,,2026-11-23 20:15:22,,,transfer,`,
  ],
  [
    'an app with semicolons',
    ['2026-11-25 chai 40 own 40', '- income', '- transfer'],
    `account;category;currency;amount;ref_currency_amount;type;payment_type;payment_type_local;note;date;gps_latitude;transfer;payee
Cash;Food;INR;-40.00;-40.00;Expenses;CASH;Cash;chai;2026-11-24T20:15:22.000Z;;false;
Cash;Income;INR;500.00;500.00;Income;CASH;Cash;pay;2026-11-23T20:15:22.000Z;;false;
Cash;Transfer, withdraw;INR;-100.00;-100.00;Expenses;TRANSFER;Transfer;;2026-11-23T20:15:22.000Z;;true;`,
  ],
  [
    'an app with booleans',
    ['2026-11-24 Chai 40 own 40', '- income'],
    `account,amount,currency,title,note,date,income,type,category name
Bank,-40,INR,Chai,,2026-11-24 20:15:22.000,false,null,Food
Bank,500,INR,Pay,,2026-11-23 20:15:22.000,true,null,Income`,
  ],
  [
    'a ledger in Gujarati',
    ['2026-11-01 ચા 40 own 40', '- income'],
    `તારીખ,વિગત,ઉધાર,જમા,બાકી
૦૧/૧૧/૨૦૨૬,ચા,૪૦,,૯૬૦
૧૩/૧૧/૨૦૨૬,પગાર,,૫૦૦,૧૪૬૦`,
  ],
  [
    'a list in Hindi',
    ['2026-11-12 चाय 40 own 40', '- income', '- failed'],
    `दिनांक;विवरण;राशि;प्रकार;स्थिति
१२ नवंबर २०२६;चाय;₹४०;नामे;सफल
१३ नवंबर २०२६;वेतन;₹५००;जमा;सफल
१४ नवंबर २०२६;दूध;₹६०;नामे;असफल`,
  ],
  [
    'a statement with pipes and a total',
    ['2026-11-24 Chai 40 own 40', '- income', '- total'],
    `Txn Dt|Particulars|Txn Amt|D/C|Avl Bal
24-NOV-26|CHAI|40.00|D|960.00
23-NOV-26|PAY|500.00|C|1,000.00
|Total|540.00||`,
  ],
];

test.each(FILES)('reads %s', (_case, entries, file) => {
  expect(brief(file)).toEqual(entries);
});
