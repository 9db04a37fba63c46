package dev.runesheet.model.question;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Interval;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.Compares;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The specification of a question, read from its declaration.
 *
 * @param title the name of its sheet
 * @param family the family of sources whose workbook has the sheet
 * @param doc the object of its rows' decision
 * @param rows the number of rows that may answer
 * @param exceptions whether its rows are exceptions from what is so without them
 * @param rules the package of its rules; empty for the usual one
 * @param fact the full name of the fact's class
 * @param columns the columns of conditions, then those of answers
 */
public record QuestionSpec(
    String title,
    String family,
    String doc,
    HitPolicy rows,
    boolean exceptions,
    String rules,
    String fact,
    List<Column> columns) {

  private static final ClassValue<QuestionSpec> KNOWN =
      new ClassValue<>() {
        @Override
        protected QuestionSpec computeValue(Class<?> type) {
          return new QuestionReader(type).read();
        }
      };

  /** Copies the list. */
  public QuestionSpec {
    columns = List.copyOf(columns);
  }

  /**
   * The declaration of a class.
   *
   * @throws dev.runesheet.model.DeclarationMistake if it is no question as {@link DecisionTable}
   *     describes
   */
  public static QuestionSpec of(Class<?> type) {
    return KNOWN.get(type);
  }

  /** The column of a property, or of a method, that has one. */
  public Column column(String member) {
    return columns.stream().filter(one -> one.member().equals(member)).findFirst().orElseThrow();
  }

  /** The use of a column in the rules. */
  public enum Use {
    /** A condition on a property of the fact. */
    PROPERTY,
    /** A condition that a method of the fact tests. */
    TEST,
    /** An answer. */
    ANSWER
  }

  /**
   * A column.
   *
   * @param member the property, or the method that is called
   * @param label the heading
   * @param doc the note on what to write in it
   * @param required whether each row must fill it
   * @param otherwise the word without effect; empty if there is none
   * @param parts the parts of its cells; none for an {@code x}
   * @param limits the cases to which its words are limited
   * @param needed the cases for each of which some row gives it; none if it may be missing
   * @param bound the comparison that a test is; empty if it is anything else
   */
  public record Column(
      Use use,
      String member,
      String label,
      String doc,
      boolean required,
      String otherwise,
      List<Part> parts,
      List<Limit> limits,
      List<Need> needed,
      Optional<Bound> bound) {

    /** Copies the lists. */
    public Column {
      parts = List.copyOf(parts);
      limits = List.copyOf(limits);
      needed = List.copyOf(needed);
    }
  }

  /**
   * A part of a cell.
   *
   * @param label the heading of its own column; empty if it has none
   * @param holds the kind of value
   * @param list the kind of word, or the list of the game that has it
   * @param words the words; empty if the game has the list, or any word is valid
   * @param type the enum of the words or the {@link CellForm} of values, as rules write it; empty
   *     for texts and numbers
   * @param min the smallest number
   * @param max the largest number
   */
  public record Part(
      String label,
      Holds holds,
      String list,
      List<String> words,
      Optional<Class<?>> type,
      double min,
      double max) {

    /** Copies the words. */
    public Part {
      words = List.copyOf(words);
    }

    /** True if it holds a constant of an enum, or several. */
    public boolean isConstant() {
      return type.isPresent() && holds != Holds.VALUE;
    }

    /** True if it holds a number. */
    public boolean isNumber() {
      return holds == Holds.NUMBER || holds == Holds.WHOLE;
    }
  }

  /** The kind of value of a part of a cell. */
  public enum Holds {
    /** A word of a list. */
    WORD,
    /** Several words of a list, with commas between them. */
    WORDS,
    /** A name as people write it. */
    NAME,
    /** An id without blanks. */
    ID,
    /** A value of a class with {@link CellForm}. */
    VALUE,
    /** A number. */
    NUMBER,
    /** A whole number. */
    WHOLE
  }

  /**
   * The comparison of a property with the number of a cell.
   *
   * @param asked the property
   * @param relation its relation to the number
   */
  public record Bound(String asked, Compares.Relation relation) {

    /** The values of the property that fit a number. */
    public Interval numbers(double number) {
      return switch (relation) {
        case ABOVE -> Interval.of(Condition.Relation.ABOVE, number, true);
        case AT_LEAST -> Interval.of(Condition.Relation.BELOW, number, false);
        case BELOW -> Interval.of(Condition.Relation.BELOW, number, true);
        case AT_MOST -> Interval.of(Condition.Relation.ABOVE, number, false);
      };
    }
  }

  /**
   * The cases for which an answer counts.
   *
   * @param word the word it is about; empty for all others
   * @param asked the property that tells the cases
   * @param cases its words
   */
  public record Limit(String word, String asked, List<String> cases) {

    /** Copies the list. */
    public Limit {
      cases = List.copyOf(cases);
    }
  }

  /**
   * The cases for each of which some row gives an answer.
   *
   * @param of the words of each property that tells the cases; each goes with each of the others
   */
  public record Need(List<Limit> of) {

    /** Copies the list. */
    public Need {
      of = List.copyOf(of);
    }

    /** The cases, as words by their properties: one list for each word of the first property. */
    public List<List<Map<String, String>>> cases() {
      return of.get(0).cases().stream()
          .map(word -> with(Map.of(of.get(0).asked(), word), of.subList(1, of.size())))
          .toList();
    }

    private static List<Map<String, String>> with(Map<String, String> begun, List<Limit> others) {
      List<Map<String, String>> cases = List.of(begun);
      for (Limit other : others) {
        cases = cases.stream().flatMap(one -> each(one, other)).toList();
      }
      return cases;
    }

    private static Stream<Map<String, String>> each(Map<String, String> begun, Limit other) {
      return other.cases().stream()
          .map(
              word -> {
                Map<String, String> more = new LinkedHashMap<>(begun);
                more.put(other.asked(), word);
                return more;
              });
    }
  }
}
