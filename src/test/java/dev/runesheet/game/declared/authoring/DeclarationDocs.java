package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.declared.authoring.duel.DuelGame;
import dev.runesheet.game.declared.authoring.duel.DuelPack;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.ManifestEntries;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.testing.declared.ScenarioDocs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes the tables of entries in {@code docs/your-own-game.md} from the declarations. */
final class DeclarationDocs {

  private static final Map<Class<?>, String> APART =
      Map.of(EffectLine.class, "an effect", Op.class, "a line");

  /** The explanations of kinds of names that are not self-explanatory. */
  private static final Map<String, String> KINDS =
      Map.of(
          "name", "a name of your own",
          "phase name", "a name of your own",
          "test", "a condition",
          "formula", "a number or a condition",
          "trigger", "an event",
          "modified", "a scope of cards in play");

  private DeclarationDocs() {}

  /** All tables as Markdown. */
  static String all() {
    return "### game.yaml\n"
        + table("game.yaml", ManifestEntries.class)
        + homes(new DeclaredPack("any"), new DeclaredPack("any").questionTables().families())
        + table("game.yaml", Declaration.class)
        + "\n"
        + "### game.yaml of a duel\n"
        + homes(new DuelPack("any"), List.of())
        + table("game.yaml", DuelGame.class)
        + "\n### Cards and decks\n"
        + table("cards.yaml", Declaration.Cards.class)
        + table("decks.yaml", Declaration.Decks.class)
        + "\n### Effects\n\nThe first field tells which sort of effect it is.\n"
        + table("effect", EffectLine.class)
        + "\n### Lines\n\nThe first field tells what the line does.\n"
        + table("line", Op.class);
  }

  private static String homes(AuthoringPack pack, List<SourceFamily> ofQuestions) {
    List<SourceFamily> all = new ArrayList<>(pack.families());
    all.addAll(ofQuestions);
    StringBuilder rows = new StringBuilder("\n| `homes` | takes | meaning |\n|---|---|---|\n");
    for (SourceFamily family : all) {
      String takes = family.several() ? "a text, or a list of texts" : "a text";
      String left = family.required() ? "" : "; may be left out";
      rows.append("| `").append(family.name()).append("` | ").append(takes).append(left);
      rows.append(" | ").append(family.doc()).append(" |\n");
    }
    return rows.toString();
  }

  private static String table(String title, Class<?> type) {
    String table = ScenarioDocs.table(title, type, APART);
    for (Map.Entry<String, String> kind : KINDS.entrySet()) {
      table = table.replace("a name (" + kind.getKey() + ")", kind.getValue());
    }
    return table;
  }
}
