package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.CardType;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Binding;
import dev.runesheet.table.CellType;
import dev.runesheet.table.Column;
import dev.runesheet.table.FormerLayout;
import dev.runesheet.table.HitPolicy;
import dev.runesheet.table.Keyword;
import dev.runesheet.table.PlainForm;
import dev.runesheet.table.PlainTable;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TableSet;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import dev.runesheet.table.WorkbookWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The workbook of cards: a row for each. Its pattern is drawn in one cell as five lines of five
 * letters: W is the card itself, P a pawn, E the effect, X both, and _ nothing. A drawing has no
 * order of its own: the cells count column by column, as the shipped list has them.
 */
public final class CardsWorkbook {

  static final Binding ID = new Binding.Name();
  static final Binding NAME = new Binding.Value("name");
  private static final Binding CATEGORY = new Binding.Value("category");
  private static final Binding COST = new Binding.Value("cost");
  private static final Binding POWER = new Binding.Value("power");
  private static final Binding EFFECT = new Binding.Value("effect");
  private static final Binding PATTERN = new Binding.Value("pattern");
  private static final int GRID = 5;
  private static final String CENTRE = "C3";
  private static final CellType.Drawing DRAWN =
      new CellType.Drawing("pattern", GRID, "PEX", 'W', Code.PATTERN);
  private static final List<String> CATEGORIES =
      Arrays.stream(CardType.Category.values()).map(CardType.Category::word).toList();
  private static final TableLayout LAYOUT = layout();

  /** The table of cards, for tools that compare them. */
  static final PlainForm FORM =
      new PlainForm(
          LAYOUT,
          "card",
          Map.of(
              NAME, "is called",
              CATEGORY, "is",
              COST, "costs",
              POWER, "has power",
              PATTERN, "has the pattern",
              EFFECT, "has effect"),
          List.of(lines()));

  private CardsWorkbook() {}

  /** The bytes of the workbook; the effects only say themselves in a column of remarks. */
  public static byte[] write(String file, List<CardSource> cards, List<Effect> effects) {
    TableSet set = table(file, cards, effects);
    return WorkbookWriter.write(set.tables(), set.notTabular());
  }

  /**
   * The table of cards that stand elsewhere.
   *
   * @param file the file they stand in
   */
  static TableSet table(String file, List<CardSource> cards, List<Effect> effects) {
    Map<String, String> sentences = sentences(effects);
    Diagnostics notTabular = new Diagnostics();
    List<PlainTable.Line> lines = new ArrayList<>();
    for (CardSource card : cards) {
      lines.add(new PlainTable.Line(card.source(), row(card, sentences)));
    }
    TypedTable table = PlainTable.of(LAYOUT, file, lines, notTabular);
    List<TypedRow> rows = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      TypedRow row = table.rows().get(i);
      if (row.complete() && card(table, row, cards.get(i).id(), notTabular).says(cards.get(i))) {
        rows.add(row);
      } else if (row.complete()) {
        notTabular.error(
            Code.INEXPRESSIBLE,
            row.place(),
            "card " + cards.get(i).id(),
            "a pattern whose cells count column by column");
      }
    }
    return new TableSet(List.of(PlainTable.ofRows(LAYOUT, file, rows)), notTabular.all());
  }

  private static Map<String, String> sentences(List<Effect> effects) {
    Map<String, String> sentences = new HashMap<>();
    effects.stream()
        .collect(Collectors.groupingBy(Effect::owner))
        .forEach((owner, own) -> sentences.put(owner, CardWords.of(own)));
    return sentences;
  }

  /** What the effects of a row's card do. */
  static String words(TypedTable table, TypedRow row, List<Effect> effects) {
    String effect = text(table, row, EFFECT);
    return sentences(effects).getOrDefault(effect, "");
  }

  private static List<String> row(CardSource card, Map<String, String> sentences) {
    String words = sentences.getOrDefault(card.effect(), "");
    List<String> row = new ArrayList<>(List.of(card.id(), words, card.name(), card.category()));
    row.add(Integer.toString(card.cost()));
    row.add(Integer.toString(card.power()));
    row.add(
        IntStream.rangeClosed(1, GRID)
            .mapToObj(line -> drawn(card, line))
            .collect(Collectors.joining(" ")));
    row.add(card.effect());
    return row;
  }

  private static String drawn(CardSource card, int line) {
    StringBuilder drawn = new StringBuilder();
    for (char column = 'E'; column >= 'A'; column--) {
      String cell = "" + column + line;
      drawn.append(
          card.cells().stream()
              .filter(one -> one.startsWith(cell))
              .map(one -> one.substring(2))
              .findFirst()
              .orElse("" + (cell.equals(CENTRE) ? DRAWN.centre() : CellType.Drawing.NOTHING)));
    }
    return drawn.toString();
  }

  /**
   * Reads the cards of a workbook; what does not fit is a finding at its cell. Of a row with a
   * mistake, the rest is taken, so that decks and effects can be checked all the same.
   */
  static Written<CardSource> read(String file, byte[] bytes, Diagnostics findings) {
    return read(new WorkbookReader(file, bytes, findings).read(FORM), findings);
  }

  /** Reads the cards of a table. */
  static Written<CardSource> read(TypedTable table, Diagnostics findings) {
    Map<String, CardSource> cards = new LinkedHashMap<>();
    Map<String, String> ids = new CardNamesCheck(table, findings).check();
    boolean whole = !table.rows().isEmpty();
    for (TypedRow row : table.rows()) {
      String id = ids.get(table.text(row, ID));
      if (id == null || cards.containsKey(id)) {
        whole = false;
      } else {
        cards.put(id, card(table, row, id, findings));
      }
    }
    return new Written<>(List.copyOf(cards.values()), List.of(), whole);
  }

  private static CardSource card(TypedTable table, TypedRow row, String id, Diagnostics findings) {
    List<String> cells = new ArrayList<>();
    String[] lines = text(table, row, PATTERN).split(" ");
    for (int line = 1; line <= lines.length; line++) {
      cells.addAll(cells(lines[line - 1], line));
    }
    // The order of the shipped list, which is that of columns.
    cells.sort(Comparator.naturalOrder());
    return new CardSource(
        id,
        text(table, row, NAME),
        Optional.ofNullable(table.text(row, CATEGORY)).orElse(CATEGORIES.get(0)),
        number(table, row, COST),
        table.text(row, POWER) == null ? 1 : number(table, row, POWER),
        cells,
        text(table, row, EFFECT),
        row.place(),
        table.place(row, EFFECT),
        table.place(row, POWER));
  }

  /** The cells of one line of a drawing, each a column letter, the line's digit and a kind. */
  private static List<String> cells(String drawn, int line) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < drawn.length(); i++) {
      if (DRAWN.signs().indexOf(drawn.charAt(i)) >= 0) {
        cells.add("" + (char) ('E' - i) + line + drawn.charAt(i));
      }
    }
    return cells;
  }

  private static int number(TypedTable table, TypedRow row, Binding binding) {
    String number = table.text(row, binding);
    return number == null ? 0 : Integer.parseInt(number);
  }

  private static String text(TypedTable table, TypedRow row, Binding binding) {
    return Optional.ofNullable(table.text(row, binding)).orElse("");
  }

  /** Before, each line of a pattern had a column of its own. */
  private static FormerLayout lines() {
    List<Column> lines = new ArrayList<>();
    for (int line = 1; line <= GRID; line++) {
      lines.add(
          data(
                  "Pattern " + line,
                  "",
                  new CellType.Word("row of a pattern", List.of(), Code.PATTERN),
                  new Binding.Value("line " + line))
              .filled());
    }
    return new FormerLayout(LAYOUT, PATTERN, lines);
  }

  private static TableLayout layout() {
    List<Column> columns = new ArrayList<>();
    columns.add(
        Column.of(
                Keyword.NAME, "", "Card", "The card's id, each only once.", new CellType.Name(), ID)
            .filled());
    columns.add(
        Column.of(
            Keyword.DESCRIPTION,
            "",
            "In words",
            "What its effect does; a remark that is not read.",
            new CellType.Remark(),
            new Binding.InWords()));
    columns.add(data("Name", "As people call it.", new CellType.Remark(), NAME));
    columns.add(
        data(
                "Category",
                "Regular, Legend, or Token.",
                new CellType.Word("category", CATEGORIES, Code.UNKNOWN_WORD),
                CATEGORY)
            .filled());
    columns.add(
        data("Cost", "The rank its tile needs, 0 to 3.", new CellType.Whole(0, 3), COST).filled());
    columns.add(
        data("Power", "Its printed power.", new CellType.Whole(-9_999, 9_999), POWER).filled());
    columns.add(
        data(
                "Pattern",
                "Five lines of five signs: W the card itself, P a pawn, E the effect, X both, and a"
                    + " dot or _ nothing. Change single signs. On one line, write a blank between"
                    + " the rows: _____ __P__ _PWP_ __P__ _____",
                DRAWN,
                PATTERN)
            .filled());
    columns.add(
        data(
            "Effect",
            "The id of its effect, as in the workbook of effects. Empty: none.",
            new CellType.Id(),
            EFFECT));
    return new TableLayout(
        "Cards", "rules.queensblood.cards", List.of(), "", HitPolicy.COLLECT, columns);
  }

  private static Column data(String label, String note, CellType type, Binding binding) {
    return Column.of(
        Keyword.METADATA, label.replace(" ", "") + "($param)", label, note, type, binding);
  }
}
