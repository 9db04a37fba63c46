package dev.runesheet.model.question;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionSpec.Bound;
import dev.runesheet.model.question.QuestionSpec.Column;
import dev.runesheet.model.question.QuestionSpec.Holds;
import dev.runesheet.model.question.QuestionSpec.Limit;
import dev.runesheet.model.question.QuestionSpec.Part;
import dev.runesheet.model.question.QuestionSpec.Use;
import java.lang.reflect.InvocationTargetException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks the parts of a question's declaration against each other. */
final class QuestionCheck {

  private static final Pattern PACKAGE = Pattern.compile("[a-z]\\w*(\\.[a-z]\\w*)*");

  private final QuestionSpec question;

  QuestionCheck(QuestionSpec question) {
    this.question = question;
  }

  void check() {
    if (question.family().isBlank()) {
      throw refused("has no family. Maybe name the one of its workbook in game.yaml.");
    }
    if (!question.rules().isEmpty() && !PACKAGE.matcher(question.rules()).matches()) {
      throw refused("has rules in '" + question.rules() + "', which cannot name a package.");
    }
    checkHeadings();
    for (Column column : question.columns()) {
      column.parts().forEach(part -> checkPart(column, part));
      column.limits().forEach(limit -> checkLimit(column, limit));
      column.bound().ifPresent(bound -> checkBound(column, bound));
      checkOtherwise(column);
    }
  }

  private void checkHeadings() {
    Set<String> headings = new HashSet<>();
    for (Column column : question.columns()) {
      List<String> own = column.parts().stream().map(Part::label).toList();
      boolean split = own.stream().anyMatch(label -> !label.isEmpty());
      for (String heading : split ? own : List.of(column.label())) {
        if (heading.isBlank() || !headings.add(heading)) {
          throw refused("has the heading '" + heading + "', which needs to be of one column only.");
        }
      }
    }
  }

  private void checkPart(Column column, Part part) {
    if (part.min() > part.max()) {
      throw refused(
          "bounds '" + column.label() + "' from " + part.min() + " to " + part.max() + ".");
    }
    if (part.holds() == Holds.VALUE) {
      checkExample(part.type().orElseThrow());
    }
  }

  /** Checks that the text that notes and findings recommend is one that fits. */
  private void checkExample(Class<?> form) {
    String example = form.getAnnotation(CellForm.class).example();
    try {
      if (form.getMethod("of", String.class).invoke(null, example) != null) {
        return;
      }
    } catch (InvocationTargetException refusal) {
      // Refused below.
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible); // The reader looked at the method.
    }
    throw refused(
        "uses " + form.getName() + ", which makes nothing of its own example '" + example + "'.");
  }

  private void checkLimit(Column column, Limit limit) {
    List<String> words =
        question.columns().stream()
            .filter(one -> one.use() == Use.PROPERTY && one.member().equals(limit.asked()))
            .flatMap(one -> one.parts().stream())
            .flatMap(part -> part.words().stream())
            .toList();
    if (!words.containsAll(limit.cases())) {
      throw refused(
          "says '"
              + column.label()
              + "' @OnlyFor "
              + limit.cases()
              + " of '"
              + limit.asked()
              + "', which asks for "
              + words
              + ".");
    }
  }

  private void checkBound(Column column, Bound bound) {
    boolean number = column.parts().size() == 1 && isNumber(column.parts().get(0));
    if (column.use() != Use.TEST || !number) {
      throw refused(
          "says '" + column.label() + "' @Compares, which is for a test that takes one number.");
    }
    List<String> numbers =
        question.columns().stream()
            .filter(one -> one.use() == Use.PROPERTY && isNumber(one.parts().get(0)))
            .map(Column::member)
            .toList();
    if (!numbers.contains(bound.asked())) {
      throw refused(
          "says '"
              + column.label()
              + "' @Compares '"
              + bound.asked()
              + "', none of the numbers that it asks for: "
              + numbers
              + ".");
    }
  }

  private static boolean isNumber(Part part) {
    return part.holds() == Holds.NUMBER || part.holds() == Holds.WHOLE;
  }

  private void checkOtherwise(Column column) {
    List<String> words = column.parts().stream().flatMap(part -> part.words().stream()).toList();
    if (!column.otherwise().isEmpty() && !words.isEmpty() && !words.contains(column.otherwise())) {
      throw refused(
          "says '" + column.label() + "' otherwise '" + column.otherwise() + "', none of " + words);
    }
  }

  private DeclarationMistake refused(String why) {
    return new DeclarationMistake("question (" + question.fact() + ") " + why);
  }
}
