/** A question with the number that its answer carries. */
export interface Asked<Question> {
  number: number;
  question: Question;
}

export interface Answered<Answer> {
  number: number;
  answer: Answer;
}
