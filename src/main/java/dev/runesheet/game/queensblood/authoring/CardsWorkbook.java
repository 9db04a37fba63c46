package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.CardType;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Binding;
import dev.runesheet.table.CellType;
import dev.runesheet.table.Column;
import dev.runesheet.table.HitPolicy;
import dev.runesheet.table.Keyword;
import dev.runesheet.table.PlainTable;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import dev.runesheet.table.WorkbookWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The workbook of cards: a row for each. Its pattern is drawn as five cells of five letters: W is
 * the card itself, P a pawn, E the effect, X both, and _ nothing. A drawing has no order of its
 * own: the cells count column by column, as the shipped list has them.
 */
public final class CardsWorkbook {

  private static final Binding ID = new Binding.Name();
  private static final Binding NAME = new Binding.Value("name");
  private static final Binding CATEGORY = new Binding.Value("category");
  private static final Binding COST = new Binding.Value("cost");
  private static final Binding POWER = new Binding.Value("power");
  private static final Binding EFFECT = new Binding.Value("effect");
  private static final int GRID = 5;
  private static final String CENTRE = "C3";
  private static final TableLayout LAYOUT = layout();

  private CardsWorkbook() {}

  /** The bytes of the workbook; the effects only say themselves in a column of remarks. */
  public static byte[] write(String file, List<CardSource> cards, List<Effect> effects) {
    List<List<String>> rows = cards.stream().map(card -> row(card, effects)).toList();
    return WorkbookWriter.write(List.of(PlainTable.of(LAYOUT, file, rows)));
  }

  private static List<String> row(CardSource card, List<Effect> effects) {
    String words =
        effects.stream()
            .filter(effect -> effect.owner().equals(card.effect()))
            .map(Effect::sentence)
            .collect(Collectors.joining(" "));
    List<String> row = new ArrayList<>(List.of(card.id(), words, card.name(), card.category()));
    row.add(Integer.toString(card.cost()));
    row.add(Integer.toString(card.power()));
    for (int line = 1; line <= GRID; line++) {
      row.add(drawn(card, line));
    }
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
              .orElse(cell.equals(CENTRE) ? "W" : "_"));
    }
    return drawn.toString();
  }

  /** Reads the cards of a workbook; what does not fit is a finding at its cell. */
  static List<CardSource> read(String file, byte[] bytes, Diagnostics findings) {
    TypedTable table = new WorkbookReader(file, bytes, findings).read(LAYOUT);
    List<CardSource> cards = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      if (row.complete()) {
        cards.add(card(table, row, findings));
      }
    }
    return cards;
  }

  private static CardSource card(TypedTable table, TypedRow row, Diagnostics findings) {
    List<String> cells = new ArrayList<>();
    for (char column = 'A'; column <= 'E'; column++) {
      for (int line = 1; line <= GRID; line++) {
        String drawn = Optional.ofNullable(table.text(row, line(line))).orElse("_____");
        char kind = drawn.length() == GRID ? drawn.charAt('E' - column) : '?';
        String cell = "" + column + line;
        if ("PEX".indexOf(kind) >= 0 && !cell.equals(CENTRE)) {
          cells.add(cell + kind);
        } else if (kind != '_' && !(kind == 'W' && cell.equals(CENTRE))) {
          findings.error(
              Code.PATTERN,
              table.place(row, line(line)),
              "'" + drawn + "'",
              "five of _, P, E and X, with W for the card itself in the middle");
        }
      }
    }
    return new CardSource(
        table.text(row, ID),
        text(table, row, NAME),
        table.text(row, CATEGORY),
        Integer.parseInt(table.text(row, COST)),
        Integer.parseInt(table.text(row, POWER)),
        cells,
        text(table, row, EFFECT),
        row.place());
  }

  private static String text(TypedTable table, TypedRow row, Binding binding) {
    return Optional.ofNullable(table.text(row, binding)).orElse("");
  }

  private static Binding line(int line) {
    return new Binding.Value("line " + line);
  }

  private static TableLayout layout() {
    List<String> categories =
        Arrays.stream(CardType.Category.values()).map(CardType.Category::word).toList();
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
                new CellType.Word("category", categories, Code.UNKNOWN_WORD),
                CATEGORY)
            .filled());
    columns.add(
        data("Cost", "The rank its tile needs, 0 to 3.", new CellType.Whole(0, 3), COST).filled());
    columns.add(
        data("Power", "Its printed power.", new CellType.Whole(-9_999, 9_999), POWER).filled());
    for (int line = 1; line <= GRID; line++) {
      columns.add(
          data(
              "Pattern " + line,
              "Row "
                  + line
                  + " of the pattern: W the card itself, P pawn, E effect, X both, _ nothing.",
              new CellType.Word("row of a pattern", List.of(), Code.PATTERN),
              line(line)));
    }
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
