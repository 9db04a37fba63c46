package dev.runesheet.game.valeria.authoring;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.FlagNumber;
import dev.runesheet.game.valeria.word.FlagScope;
import dev.runesheet.generate.ScopeRule;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.ModifierForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.RuleMeta;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The table of flags: the meaning of {@code effect.add} with a flag. Each row puts one change of a
 * number in force as long as a card with the flag is; a flag can have several rows.
 */
final class FlagsTable {

  private static final String ALONE = "alone";
  private static final Binding FORM = new Binding.Value("form");
  private static final String SORT = "flag";
  private static final int MOST = 99;

  private FlagsTable() {}

  /** The table's shape. */
  static TableLayout layout() {
    return ModifierForm.layout(
        "Flags",
        "rules.valeria.flags",
        List.of(
            Column.name(),
            Column.remark(),
            Column.of(
                    Keyword.METADATA,
                    RuleMeta.OWNER.column(),
                    "Flag",
                    "The flag as cards write it.",
                    new CellType.Id(),
                    new Binding.Owner())
                .filled(),
            Column.of(
                Keyword.METADATA,
                "Form($param)",
                "Written",
                "'alone' if cards write the flag by itself; empty if after effect.add or"
                    + " grant_all.",
                word("form", List.of(ALONE)),
                FORM),
            ModifierForm.sort(SORT, "The sort of change, for stacking."),
            ModifierForm.inForce("The row's own id, which no other has."),
            new Column(
                    Keyword.ACTION,
                    "insertLogical( new ActiveEffect( $p, \"flag\", \"$1\", \"$2\","
                        + " Layers.Layer.valueOf(\"$3\"), $4, $p.stacking() ) );",
                    "Changes",
                    "What changes as long as the flag is in force.",
                    List.of(
                        word("whose", Word.words(FlagScope.class)),
                        word("number", numbers()),
                        word("way", layers()),
                        new CellType.Whole(-MOST, MOST)),
                    true,
                    false,
                    ModifierForm.AMOUNT)
                .headed(List.of("Whose", "Number", "How", "By how much"))));
  }

  /** Also if what the row says of it could not be read. */
  private static boolean mayBeAlone(TypedTable table, TypedRow row) {
    String form = table.text(row, FORM);
    return ALONE.equals(form) || form == null && !row.complete();
  }

  private static CellType word(String list, List<String> words) {
    return new CellType.Word(list, words, Code.UNKNOWN_WORD);
  }

  private static List<String> numbers() {
    return Arrays.stream(FlagScope.values())
        .flatMap(scope -> scope.numbers().stream())
        .map(FlagNumber::stat)
        .toList();
  }

  private static List<String> layers() {
    return Arrays.stream(Body.Layer.values()).map(Enum::name).toList();
  }

  /** The effects of the rows; their owners are the flags. A number of nobody meant is told. */
  static List<Effect> effects(TypedTable table, Diagnostics findings) {
    List<Effect> effects = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      if (row.complete()) {
        TypedCell cell = table.cell(row, ModifierForm.AMOUNT);
        checkWhose(cell, findings);
        Body.Modify body =
            new Body.Modify(
                SORT,
                cell.values().get(1).literal(),
                Body.Layer.valueOf(cell.values().get(2).literal()),
                cell.number(3),
                cell.text());
        String name = table.text(row, new Binding.Name());
        effects.add(ModifierForm.effect(table, row, name, body, ValeriaPhrasing.PHRASING));
      }
    }
    return effects;
  }

  private static void checkWhose(TypedCell cell, Diagnostics findings) {
    String whose = cell.text();
    String number = cell.values().get(1).literal();
    FlagScope has = FlagScope.of(number).orElseThrow();
    if (!whose.equals(has.word())) {
      String is = Words.quote(number) + " is a number of " + has.members();
      String expected = Words.quote(has.word()) + ": " + is;
      findings.errorAbout(Code.UNKNOWN_WORD, cell.place(), whose, expected);
    }
  }

  /** The rules by which flags reach whom {@link FlagScope} declares. */
  static RuleSource scopes() {
    List<ScopeRule> rules = new ArrayList<>();
    for (FlagScope scope : FlagScope.values()) {
      scope
          .ways()
          .forEach(way -> rules.add(ScopeRule.reaching(scope.word(), way.name(), way.patterns())));
    }
    List<String> types = List.of(Card.class.getName(), Player.class.getName());
    return new RuleSource(
        "generated/valeria/scopes.drl",
        ScopeRule.file("rules.valeria.scoping", FlagScope.class.getName(), types, rules));
  }

  /** The meaning of each flag, from its rows' remarks. */
  static Map<String, String> words(TypedTable table) {
    Map<String, String> words = new HashMap<>();
    for (TypedRow row : table.rows()) {
      String flag = table.text(row, new Binding.Owner());
      String remark = table.text(row, new Binding.InWords());
      if (flag != null && remark != null) {
        words.merge(flag, remark, (one, other) -> one + " " + other);
      }
    }
    return words;
  }

  /** True if a row may have a flag that could not be read. */
  static boolean hidesFlags(TypedTable table) {
    return table.rows().stream().anyMatch(row -> table.text(row, new Binding.Owner()) == null);
  }

  /** The names of the flags; only of those that cards write alone, or of all. */
  static List<String> names(TypedTable table, boolean alone) {
    return table.rows().stream()
        .filter(row -> !alone || mayBeAlone(table, row))
        .map(row -> table.text(row, new Binding.Owner()))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }
}
