package dev.runesheet.table.layout;

import dev.runesheet.model.question.QuestionSpec.Bound;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.ConditionSubject;
import dev.runesheet.table.cell.TypedCell;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A column of a table.
 *
 * @param keyword its Drools keyword
 * @param template the code with a slot for its cells; empty for names and descriptions
 * @param label its heading in the author's words
 * @param note the note on the heading: what to write in it
 * @param types the types of its cells, one for each part
 * @param required whether each row must fill it
 * @param exact whether two rows with different texts here never match the same case
 * @param binding its meaning in the model
 * @param otherwise the word without effect, equivalent to an empty cell or to no row answering;
 *     empty if there is none
 * @param fill the meaning of an empty cell
 * @param headings the headings of its parts, if each has a column of its own; empty if one cell
 *     holds all
 * @param bound the comparison of a property that another column asks for, if it is one
 */
public record Column(
    Keyword keyword,
    String template,
    String label,
    String note,
    List<CellType> types,
    boolean required,
    boolean exact,
    Binding binding,
    String otherwise,
    Fill fill,
    List<String> headings,
    Optional<Bound> bound) {

  /** The meaning of an empty cell, which saves authors columns that only rules need. */
  public enum Fill {
    /** An empty cell has no meaning. */
    NOTHING,
    /** An {@code x}. */
    MARK,
    /** The only word of its list. */
    WORD,
    /** The row's name as an id. */
    NAME,
    /** The type that the row says, or the name of its effect. */
    TYPE,
    /** The id of what the row belongs to, a slash, and the row's name as an id. */
    OWNED_NAME,
    /** An {@code x} if the row says how many entities must be there. */
    PRESENCE;

    /** True if it is the meaning of a cell whatever is written there. */
    public boolean follows() {
      return this == TYPE || this == PRESENCE;
    }
  }

  /** Copies the types. */
  public Column {
    types = List.copyOf(types);
    headings = List.copyOf(headings);
    if (types.isEmpty()) {
      throw new IllegalArgumentException("column (" + label + ") has no cell type");
    }
    if (!headings.isEmpty() && headings.size() != types.size()) {
      throw new IllegalArgumentException("column (" + label + ") needs a heading for each part");
    }
  }

  /** A column in which every filled cell says something. */
  public Column(
      Keyword keyword,
      String template,
      String label,
      String note,
      List<CellType> types,
      boolean required,
      boolean exact,
      Binding binding) {
    this(
        keyword,
        template,
        label,
        note,
        types,
        required,
        exact,
        binding,
        "",
        Fill.NOTHING,
        List.of(),
        Optional.empty());
  }

  /** A column whose cells may be empty. */
  public static Column of(
      Keyword keyword, String template, String label, String note, CellType type, Binding binding) {
    return new Column(keyword, template, label, note, List.of(type), false, false, binding);
  }

  /**
   * A column of conditions on a property of the table's fact: one word or number, or any {@link
   * dev.runesheet.table.cell.CellCondition}. It tells cases apart.
   *
   * @param property the property's name in rules, for example {@code tile}
   * @param of words of a list, or numbers
   */
  public static Column asking(
      String property, String label, String note, CellType of, Binding binding) {
    String template = property + (of instanceof CellType.Word ? " == \"$param\"" : " == $param");
    CellType.Test type = new CellType.Test(of, new ConditionSubject.Property(property));
    String more = note + " Also: " + type.conditions() + ".";
    return of(Keyword.CONDITION, template, label, more, type, binding).telling();
  }

  /** The same column, to be filled in each row. */
  public Column filled() {
    return new Column(
        keyword, template, label, note, types, true, exact, binding, otherwise, fill, headings,
        bound);
  }

  /** The same column, telling cases apart by its text. */
  public Column telling() {
    return new Column(
        keyword, template, label, note, types, required, true, binding, otherwise, fill, headings,
        bound);
  }

  /** The same column with a word or number for the value that holds if no row answers. */
  public Column orElse(String word) {
    return new Column(
        keyword, template, label, note, types, required, exact, binding, word, fill, headings,
        bound);
  }

  /** The same column, its cells holding something else. */
  public Column holding(List<CellType> otherTypes) {
    return new Column(
        keyword,
        template,
        label,
        note,
        otherTypes,
        required,
        exact,
        binding,
        otherwise,
        fill,
        headings,
        bound);
  }

  /** The same column, whose note says more. */
  public Column explaining(String more) {
    return new Column(
        keyword,
        template,
        label,
        note + " " + more,
        types,
        required,
        exact,
        binding,
        otherwise,
        fill,
        headings,
        bound);
  }

  /** The same column, whose empty cells stand for something. */
  public Column filledBy(Fill other) {
    return new Column(
        keyword, template, label, note, types, required, exact, binding, otherwise, other, headings,
        bound);
  }

  /** The same column under another heading. */
  public Column called(String other) {
    return new Column(
        keyword, template, other, note, types, required, exact, binding, otherwise, fill, headings,
        bound);
  }

  /** The same column with each part in a column of its own under these headings. */
  public Column headed(List<String> others) {
    return new Column(
        keyword, template, label, note, types, required, exact, binding, otherwise, fill, others,
        bound);
  }

  /**
   * The same column, whose cells hold a number that the property of another column is compared
   * with. So it tells cases apart, too.
   */
  Column comparing(Bound other) {
    return new Column(
        keyword,
        template,
        label,
        note,
        types,
        required,
        true,
        binding,
        otherwise,
        fill,
        headings,
        Optional.of(other));
  }

  /** The column of the rows' names, which plain Drools takes for the rules' names. */
  public static Column name() {
    return of(
            Keyword.NAME,
            "",
            "Rule",
            "The row's name, each only once.",
            new CellType.Name(),
            new Binding.Name())
        .filled();
  }

  /** A column for remarks of authors about a row. */
  public static Column remark() {
    return of(
        Keyword.DESCRIPTION,
        "",
        "In words",
        "A remark; the game does not read it.",
        new CellType.Remark(),
        new Binding.InWords());
  }

  /** The only type of its cells, or null if they have several parts. */
  public CellType single() {
    return types.size() == 1 ? types.get(0) : null;
  }

  /** True if a cell means no more than the word without effect. */
  public boolean isOtherwise(TypedCell cell) {
    return !otherwise.isEmpty() && cell.meaning().equals(CellParser.meaning(this, otherwise));
  }

  /** The valid content of its cells, in words. */
  public String says() {
    return types.stream().map(CellType::says).collect(Collectors.joining(", then a comma and "));
  }

  /** The valid content of its cells, in words, without the empty one. */
  public String saysFilled() {
    return types.size() == 1 && types.get(0) instanceof CellType.Mark mark
        ? mark.example()
        : says();
  }

  /** A cell that fits. */
  String example() {
    return types.stream().map(CellType::example).collect(Collectors.joining(","));
  }
}
