package dev.runesheet.model.question;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionSpec.Bound;
import dev.runesheet.model.question.QuestionSpec.Column;
import dev.runesheet.model.question.QuestionSpec.Holds;
import dev.runesheet.model.question.QuestionSpec.Limit;
import dev.runesheet.model.question.QuestionSpec.Part;
import dev.runesheet.model.question.QuestionSpec.Use;
import dev.runesheet.model.verb.Initialized;
import dev.runesheet.spi.question.CellForm;
import java.lang.reflect.InvocationTargetException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The check of the parts of a question's declaration against each other. */
record QuestionCheck(QuestionSpec question) {

  private static final Pattern PACKAGE = Pattern.compile("[a-z]\\w*(\\.[a-z]\\w*)*");

  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,9}");
  private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,9}\\.\\d{1,9}");

  void check() {
    if (question.doc().isBlank()) {
      throw refused("has no doc. Maybe say what its rows decide.");
    }
    if (question.family().isBlank()) {
      throw refused("has no family. Maybe name the one of its workbook in game.yaml.");
    }
    if (!question.rules().isEmpty() && !PACKAGE.matcher(question.rules()).matches()) {
      throw refused("has rules in '" + question.rules() + "', which cannot name a package.");
    }
    checkHeadings();
    checkMethods();
    for (Column column : question.columns()) {
      column.parts().forEach(part -> checkPart(column, part));
      column.limits().forEach(limit -> checkLimit(column, "@OnlyFor", limit));
      column.needed().stream()
          .flatMap(need -> need.of().stream())
          .forEach(limit -> checkLimit(column, "@NeededFor", limit));
      column.bound().ifPresent(bound -> checkBound(column, bound));
      checkOtherwise(column);
    }
    if (question.columns().stream().noneMatch(column -> column.use() == Use.ANSWER)) {
      throw refused("has no method with @OutputColumn, so its rows would say nothing.");
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

  /** Checks that rows tell methods apart by name, as findings and limits do. */
  private void checkMethods() {
    Set<String> methods = new HashSet<>();
    for (Column column : question.columns()) {
      if (column.use() != Use.PROPERTY && !methods.add(column.member())) {
        throw refused("has two columns of methods called " + column.member() + ".");
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
      if (column.use() == Use.PROPERTY) {
        checkEquals(column, part.type().orElseThrow());
      }
    }
  }

  /** Checks that the text that notes and findings recommend is one that fits. */
  private void checkExample(Class<?> form) {
    CellForm said = form.getAnnotation(CellForm.class);
    if (said.says().isBlank()) {
      throw refused("uses " + form.getName() + ", whose @CellForm says nothing.");
    }
    if (!isMade(form, said.example())) {
      throw refused(
          "uses "
              + form.getName()
              + ", which makes nothing of its own example '"
              + said.example()
              + "'.");
    }
  }

  /** Checks that a row that asks for the example fits it: rules compare by {@code equals}. */
  private void checkEquals(Column column, Class<?> form) {
    String example = form.getAnnotation(CellForm.class).example();
    Object one = made(form, example);
    Object other = made(form, example);
    Equality.failure(one, other)
        .ifPresent(
            failed -> {
              throw refused(
                  "asks in '"
                      + column.label()
                      + "' for "
                      + form.getName()
                      + ": "
                      + failed
                      + " for the example '"
                      + example
                      + "'.");
            });
    if (!Equality.holds(one, other)) {
      throw refused(
          "asks in '"
              + column.label()
              + "' for "
              + form.getName()
              + ", of which two values of the example '"
              + example
              + "' are not equal, so no row would fit."
              + " Maybe make it a record, or give it equals and hashCode.");
    }
  }

  /** True if a class with {@link CellForm} makes a value of a text. */
  private boolean isMade(Class<?> form, String text) {
    return made(form, text) != null;
  }

  /** The value that a class with {@link CellForm} makes of a text; null if it makes none. */
  private Object made(Class<?> form, String text) {
    try {
      return form.getMethod("of", String.class).invoke(null, text);
    } catch (InvocationTargetException refusal) {
      return null;
    } catch (LinkageError broken) {
      throw refused("uses a class of which no cell can be: " + Initialized.failed(form, broken));
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible); // The reader looked at the method.
    }
  }

  private void checkLimit(Column column, String annotation, Limit limit) {
    List<String> words =
        question.columns().stream()
            .filter(one -> one.use() == Use.PROPERTY && one.member().equals(limit.asked()))
            .flatMap(one -> one.parts().stream())
            .flatMap(part -> part.words().stream())
            .toList();
    if (limit.cases().isEmpty() || !words.containsAll(limit.cases())) {
      throw refused(
          "says '"
              + column.label()
              + "' "
              + annotation
              + " "
              + limit.cases()
              + " of '"
              + limit.asked()
              + "', which asks for "
              + words
              + ".");
    }
  }

  private void checkBound(Column column, Bound bound) {
    boolean number = column.parts().size() == 1 && column.parts().get(0).isNumber();
    if (column.use() != Use.TEST || !number) {
      throw refused(
          "says '" + column.label() + "' @Compares, which is for a test that takes one number.");
    }
    List<String> numbers =
        question.columns().stream()
            .filter(one -> one.use() == Use.PROPERTY && one.parts().get(0).isNumber())
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

  private void checkOtherwise(Column column) {
    String word = column.otherwise();
    if (word.isEmpty()) {
      return;
    }
    if (column.parts().size() != 1) {
      throw otherwise(column, "but its cells hold no one word.");
    }
    Part part = column.parts().get(0);
    if (!part.words().isEmpty() && !part.words().contains(word)) {
      throw otherwise(column, "none of " + part.words() + ".");
    }
    if (part.isNumber() && !isBetween(part, word)) {
      throw otherwise(column, "which is no number of its cell.");
    }
    if (part.holds() == Holds.VALUE && !isMade(part.type().orElseThrow(), word)) {
      throw otherwise(column, "of which its type makes nothing.");
    }
  }

  private DeclarationMistake otherwise(Column column, String why) {
    return refused("says '" + column.label() + "' otherwise '" + column.otherwise() + "', " + why);
  }

  private static boolean isBetween(Part part, String word) {
    if (!WHOLE.matcher(word).matches()
        && !(part.holds() == Holds.NUMBER && DECIMAL.matcher(word).matches())) {
      return false;
    }
    double number = Double.parseDouble(word);
    return part.min() <= number && number <= part.max();
  }

  private DeclarationMistake refused(String why) {
    return new DeclarationMistake("question (" + question.fact() + ") " + why);
  }
}
