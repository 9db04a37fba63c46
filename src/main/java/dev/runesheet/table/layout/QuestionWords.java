package dev.runesheet.table.layout;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.model.question.QuestionSpec.Part;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.ConditionText;
import dev.runesheet.table.cell.Literals;
import java.util.Arrays;
import java.util.List;

/** The check that cells can hold the words of a question, with the place of each in Java. */
record QuestionWords(QuestionSpec question) {

  /** Checks the words of a part of a column. */
  void check(QuestionSpec.Column column, Part part, List<String> words, boolean condition) {
    for (String word : words) {
      if (!Literals.isWord(word)) {
        throw refused(
            column,
            part,
            word,
            "which has characters that a cell may not hold",
            "use letters from A to Z, digits, blanks, hyphens and underscores");
      }
      String keyword = condition ? ConditionText.keyword(word) : null;
      if (keyword != null) {
        throw refused(
            column,
            part,
            word,
            "which begins like a condition (" + keyword + ")",
            "write it with hyphens");
      }
    }
  }

  private DeclarationMistake refused(
      QuestionSpec.Column column, Part part, String word, String why, String advice) {
    return new DeclarationMistake(
        "question ("
            + question.fact()
            + ") has in '"
            + column.label()
            + "' the word '"
            + word
            + "' "
            + part.type()
                .map(type -> "of the constant " + type.getName() + "." + constant(type, word))
                .orElse("of the list '" + part.list() + "'")
            + ", "
            + why
            + ". Maybe "
            + (part.type().isPresent() ? "call the constant otherwise, or let its word() " : "")
            + advice
            + ".");
  }

  private static String constant(Class<?> type, String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(one -> ((Word) one).word().equals(word))
        .map(one -> ((Enum<?>) one).name())
        .findFirst()
        .orElseThrow();
  }
}
