package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.table.Binding;
import dev.runesheet.table.CellType;
import dev.runesheet.table.Column;
import dev.runesheet.table.HitPolicy;
import dev.runesheet.table.Keyword;
import dev.runesheet.table.PlainTable;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import java.util.ArrayList;
import java.util.List;

/** The sheets of effects that last while their card is in play: each row puts one in force. */
final class AuraTables {

  private static final Binding OWNER = new Binding.Owner();
  private static final Binding ID = new Binding.Block();
  private static final Binding WHOM = new Binding.Value("whom");
  private static final Binding AMOUNT = new Binding.Value("amount");
  private static final String POWER = "power";
  private static final int MOST = 9_999;

  /** Changes of the power of other cards, or of the card itself. */
  static final TableLayout AURAS =
      layout(
          "Auras",
          "aura",
          "insertLogical( new ActiveEffect( $p, \"aura\", \"$1\", \"power\", Layers.Layer.ADD, $2,"
              + " $p.stacking() ) );",
          "Whose power changes, and by how much",
          "scope",
          QueensWords.SCOPES);

  /** Changes of the card's own power for each of some cards. */
  static final TableLayout SCALING =
      layout(
          "Scaling",
          "scaling",
          "insertLogical( new ActiveEffect( $p, \"scaling\", \"self\", \"power\", Layers.Layer.ADD,"
              + " $2, $p.stacking(), \"$1\" ) );",
          "For each of which cards its own power changes, and by how much",
          "group of cards",
          QueensWords.COUNTED);

  private AuraTables() {}

  static TypedTable auras(String file, List<Effect> effects) {
    return table(AURAS, file, effects, false);
  }

  static TypedTable scaling(String file, List<Effect> effects) {
    return table(SCALING, file, effects, true);
  }

  private static TypedTable table(
      TableLayout layout, String file, List<Effect> effects, boolean scaling) {
    List<List<String>> rows = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify modify && modify.per().isEmpty() != scaling) {
        String whom = scaling ? modify.per() : modify.scope();
        rows.add(
            List.of(
                effect.id().replace('/', ' '),
                effect.sentence(),
                effect.owner(),
                scaling ? "scaling" : "aura",
                effect.id(),
                whom + "," + Numerals.plain(modify.amount())));
      }
    }
    return PlainTable.of(layout, file, rows);
  }

  /** The effects that the rows of one of the tables make up. */
  static List<Effect> effects(TypedTable table) {
    boolean scaling = table.layout().title().equals(SCALING.title());
    List<Effect> effects = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      if (row.complete()) {
        String whom = table.text(row, WHOM);
        double amount = Double.parseDouble(row.cell(5).values().get(1).literal());
        Body body =
            scaling
                ? new Body.Modify("scaling", POWER, Body.Layer.ADD, amount, "self", whom)
                : new Body.Modify("aura", POWER, Body.Layer.ADD, amount, whom);
        effects.add(
            new Effect(
                table.text(row, ID),
                table.text(row, new Binding.Name()),
                table.text(row, OWNER),
                Trigger.ACTIVATED,
                body,
                0,
                Duration.WHILE_IN_PLAY,
                Stacking.ADDITIVE,
                row.place()));
      }
    }
    return effects;
  }

  private static TableLayout layout(
      String title, String type, String template, String label, String list, List<String> words) {
    List<CellType> types =
        List.of(new CellType.Word(list, words, Code.UNKNOWN_WORD), new CellType.Whole(-MOST, MOST));
    return new TableLayout(
        title,
        "rules.queensblood.effects." + type,
        List.of(
            "dev.runesheet.engine.fact.ActiveEffect",
            "dev.runesheet.engine.fact.InPlay",
            "dev.runesheet.engine.fact.Layers"),
        "$p : InPlay",
        HitPolicy.UNIQUE,
        List.of(
            Column.of(
                    Keyword.NAME,
                    "",
                    "Rule",
                    "The row's name, each only once.",
                    new CellType.Name(),
                    new Binding.Name())
                .filled(),
            Column.of(
                Keyword.DESCRIPTION,
                "",
                "In words",
                "A remark; the game does not read it.",
                new CellType.Remark(),
                new Binding.InWords()),
            Column.of(
                    Keyword.METADATA,
                    "Owner($param)",
                    "Belongs to",
                    "The effect id that cards name.",
                    new CellType.Id(),
                    OWNER)
                .filled(),
            Column.of(
                    Keyword.METADATA,
                    "Type($param)",
                    "Sort",
                    "The sort of effect, for stacking.",
                    new CellType.Word("sort", List.of(type), Code.UNKNOWN_WORD),
                    new Binding.Value("sort"))
                .filled(),
            Column.of(
                    Keyword.CONDITION,
                    "effect == \"$param\"",
                    "Effect",
                    "The row's own id; usually the one it belongs to.",
                    new CellType.Id(),
                    ID)
                .filled()
                .telling(),
            new Column(
                Keyword.ACTION,
                template,
                label,
                "A word of the list, a comma and a number, for example " + words.get(0) + ",2.",
                types,
                true,
                false,
                WHOM)));
  }
}
