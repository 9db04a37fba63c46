package dev.runesheet.table.cell;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.question.Equality;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.question.CellForm;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The type of one part of a cell. Parts are separated by commas. */
public sealed interface CellType {

  /** The type in words, as notes and findings show it. */
  String says();

  /** A text that fits. */
  String example();

  /**
   * A name as people write it: letters, digits, blanks and light punctuation.
   *
   * @param shared whether several rows have the same, so that a list can offer those there are
   */
  record Name(boolean shared) implements CellType {

    /** A name of one row. */
    public Name() {
      this(false);
    }

    @Override
    public String says() {
      return "a name of letters, digits and blanks";
    }

    @Override
    public String example() {
      return "Burning";
    }
  }

  /** An id: words without blanks, joined by slashes. */
  record Id() implements CellType {
    @Override
    public String says() {
      return "an id of letters, digits, _ . and -, its parts joined by /";
    }

    @Override
    public String example() {
      return "mode/burning";
    }
  }

  /**
   * A word of a list.
   *
   * @param list the kind of words, for example {@code stat}
   * @param allowed the words; of a list without others, none fits if it is empty
   * @param numbered beginnings that a whole number may follow, for example {@code "reaches "}; a
   *     list can then only offer some of the words
   * @param elsewhere advice for words that are written in other places
   * @param unknown the code of the finding for any other word
   * @param others the words that will do besides those of the list
   */
  record Word(
      String list,
      List<String> allowed,
      List<String> numbered,
      Map<String, String> elsewhere,
      FindingCode unknown,
      Others others)
      implements CellType {

    /** Words besides those of a list. */
    public enum Others {
      /** None: a list without words has none that fits. */
      NONE,
      /** Words that rules can hold without quotes. */
      WORDS,
      /** Texts that rules can hold between quotes. */
      TEXTS
    }

    private static final String NUMBER = "-?(0|[1-9]\\d{0,3})";

    /** Any text that rules can hold between quotes, with a noun for it. */
    public static Word anyText(String noun) {
      return new Word(noun, List.of(), List.of(), Map.of(), Code.UNKNOWN_WORD, Others.TEXTS);
    }

    /** A word of a list that a game knows: none fits if it is empty. */
    public static Word known(String list, List<String> allowed, FindingCode unknown) {
      return new Word(list, allowed, List.of(), Map.of(), unknown, Others.NONE);
    }

    /** A list that holds all its words. */
    public Word(String list, List<String> allowed, FindingCode unknown) {
      this(list, allowed, List.of(), unknown);
    }

    /** A list of which no word is written elsewhere. */
    public Word(String list, List<String> allowed, List<String> numbered, FindingCode unknown) {
      this(list, allowed, numbered, Map.of(), unknown);
    }

    /** A list of words; any word will do if it is empty. */
    public Word(
        String list,
        List<String> allowed,
        List<String> numbered,
        Map<String, String> elsewhere,
        FindingCode unknown) {
      this(
          list,
          allowed,
          numbered,
          elsewhere,
          unknown,
          allowed.isEmpty() ? Others.WORDS : Others.NONE);
    }

    /**
     * Copies the lists, without words that no cell can hold since they could be taken for code:
     * such a name is told where it is declared.
     */
    public Word {
      allowed = allowed.stream().filter(Literals::isWord).toList();
      numbered = List.copyOf(numbered);
      elsewhere = Map.copyOf(elsewhere);
    }

    /** The same list with advice for words that are written in other places. */
    public Word writtenElsewhere(Map<String, String> advice) {
      return new Word(list, allowed, numbered, advice, unknown, others);
    }

    /**
     * The advice for a text; empty if there is none. An open list has all words but those that are
     * written elsewhere, so there a text that is near to one of these is advised as well.
     */
    public String advice(String text) {
      String near = isOpen() ? NearestWord.of(text, elsewhere.keySet()) : null;
      return elsewhere.getOrDefault(near == null ? text : near, "");
    }

    /** True if words that the list does not have will do. */
    public boolean isOpen() {
      return others != Others.NONE;
    }

    /** True if a text is a word of the list. */
    public boolean allows(String text) {
      return allowed.contains(text)
          || numbered.stream()
              .anyMatch(
                  beginning ->
                      text.startsWith(beginning)
                          && text.substring(beginning.length()).matches(NUMBER));
    }

    @Override
    public String says() {
      return (list.matches("[aeiou].*") ? "an " : "a ") + list;
    }

    @Override
    public String example() {
      return allowed.isEmpty() ? list : allowed.get(0);
    }
  }

  /**
   * Several words of a list, with commas between them.
   *
   * @param of the list
   */
  record Words(Word of) implements CellType {
    @Override
    public String says() {
      return "words of the list " + of.list() + ", with commas between";
    }

    @Override
    public String example() {
      return of.allowed().size() < 2
          ? of.example()
          : of.allowed().get(0) + ", " + of.allowed().get(1);
    }
  }

  /** A number between two bounds. */
  record Decimal(double min, double max) implements CellType {

    /** Any number. */
    public static final Decimal ANY = new Decimal(-Double.MAX_VALUE, Double.MAX_VALUE);

    @Override
    public String says() {
      return "a number" + Bounds.words(min, max);
    }

    @Override
    public String example() {
      return Numerals.plain(Math.max(min, Math.min(max, 2)));
    }
  }

  /**
   * A whole number between two bounds.
   *
   * @param asDouble whether rules hold it as a {@code double}, as numbers that can be worked out
   */
  record Whole(int min, int max, boolean asDouble) implements CellType {

    /** Any whole number, which rules hold as a {@code double}. */
    public static final Whole ANY = new Whole(Integer.MIN_VALUE, Integer.MAX_VALUE, true);

    /** A whole number that rules hold as an {@code int}. */
    public Whole(int min, int max) {
      this(min, max, false);
    }

    @Override
    public String says() {
      return "a whole number" + Bounds.words(min, max);
    }

    @Override
    public String example() {
      return Integer.toString(Math.max(min, Math.min(max, 6)));
    }
  }

  /**
   * A condition: one word or number, or a {@link CellCondition} of several.
   *
   * @param of the type of its operands: words of a list, or numbers of a range
   * @param tested the subject of the condition
   */
  record Test(CellType of, ConditionSubject tested) implements CellType {
    /** Checks that there are conditions of such a type, and that no word could be taken for one. */
    public Test {
      boolean words = of instanceof Word;
      if (!words && !(of instanceof Decimal) && !(of instanceof Whole)) {
        throw new IllegalArgumentException("conditions of type (" + of + ") have no meaning");
      }
      if (words) {
        ((Word) of).allowed().forEach(Test::refuseKeyword);
      }
    }

    private static void refuseKeyword(String word) {
      if (ConditionText.keyword(word) != null) {
        throw new DeclarationMistake(
            "word (" + word + ") begins like a condition. Maybe write it with hyphens.");
      }
    }

    @Override
    public String says() {
      return of.says() + ", or a condition: " + conditions();
    }

    /** Conditions of more than one word or number, by examples. */
    public String conditions() {
      if (!(of instanceof Word word)) {
        return "2..5, >= 3, any of 1, 4";
      }
      List<String> words = word.allowed().size() < 2 ? List.of("a", "b") : word.allowed();
      return "any of " + words.get(0) + ", " + words.get(1) + "; none of " + words.get(0);
    }

    @Override
    public String example() {
      return of.example();
    }
  }

  /**
   * A text of which a class makes a value; see {@link CellForm}.
   *
   * @param of makes the value
   */
  record Value(String says, String example, Method of) implements CellType {

    /** The type that a class with {@link CellForm} declares. */
    public static Value of(Class<?> type) {
      CellForm form = type.getAnnotation(CellForm.class);
      try {
        return new Value(form.says(), form.example(), type.getMethod("of", String.class));
      } catch (NoSuchMethodException impossible) {
        throw new IllegalArgumentException(impossible); // A question is checked when it is read.
      }
    }

    /** The reason why a text does not fit, in the words of the class; empty if it fits. */
    public Optional<String> refusal(String text) {
      try {
        Object value = made(text);
        return value == null
            ? Optional.of("it stands for nothing")
            : Equality.failure(value, made(text)).map(failed -> failed + " for it");
      } catch (InvocationTargetException thrown) {
        String why = thrown.getCause().getMessage();
        return Optional.of(why == null ? "" : why);
      }
    }

    /**
     * The part of a cell with a text that fits. Values of a class without {@code equals}, which
     * only answers can have, are compared by their texts.
     */
    public CellValue.Made part(String text) {
      try {
        Object value = made(text);
        Object again = made(text);
        return new CellValue.Made(text, Equality.holds(value, again) ? value : text);
      } catch (InvocationTargetException thrown) {
        throw new IllegalArgumentException(thrown.getCause());
      }
    }

    private Object made(String text) throws InvocationTargetException {
      try {
        return of.invoke(null, text);
      } catch (IllegalAccessException closed) {
        throw new IllegalArgumentException(closed);
      }
    }
  }

  /** An {@code x}: the column applies to the row. */
  record Mark() implements CellType {
    @Override
    public String says() {
      return "x, or nothing";
    }

    @Override
    public String example() {
      return "x";
    }
  }

  /**
   * A drawing of a square of cells, which one cell of the sheet shows: a line for each row of the
   * square, a sign for each cell.
   *
   * @param noun the kind of drawing, for example {@code pattern}
   * @param size the number of rows, and of cells in each row
   * @param signs the signs that an author may choose, {@link #NOTHING} not among them
   * @param centre the sign of the middle cell, used nowhere else
   * @param wrong the code of the finding for any other drawing
   */
  record Drawing(String noun, int size, String signs, char centre, FindingCode wrong)
      implements CellType {

    /** The sign of an empty cell of a drawing. */
    public static final char NOTHING = '_';

    /** Checks that there is a middle. */
    public Drawing {
      if (size % 2 == 0) {
        throw new IllegalArgumentException("a drawing of " + size + " rows has no middle");
      }
    }

    @Override
    public String says() {
      return "a " + noun + " of " + size + " lines of " + size + " signs";
    }

    @Override
    public String example() {
      String row = String.valueOf(NOTHING).repeat(size);
      StringBuilder middle = new StringBuilder(row);
      middle.setCharAt(size / 2, centre);
      List<String> rows = new ArrayList<>(Collections.nCopies(size, row));
      rows.set(size / 2, middle.toString());
      return String.join(" ", rows);
    }
  }

  /** The row in words: written by the tool, never read as data. */
  record Remark() implements CellType {
    @Override
    public String says() {
      return "a sentence";
    }

    @Override
    public String example() {
      return "";
    }
  }

  /**
   * A text in another language, kept as it is for that language's reader. A table with such a
   * column holds data and is never compiled to rules.
   *
   * @param language the kind of text, for example {@code effect string}
   * @param example a valid text
   */
  record Script(String language, String example) implements CellType {
    @Override
    public String says() {
      return "a text of the language of " + language + "s";
    }
  }
}
