/** Declarations of questions: facts of the phases that decision tables answer. */
package dev.runesheet.model.question;
