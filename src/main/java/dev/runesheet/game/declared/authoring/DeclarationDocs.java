package dev.runesheet.game.declared.authoring;

import dev.runesheet.testing.declared.ScenarioDocs;
import java.util.Map;

/** Writes the tables of entries in {@code docs/your-own-game.md} from the declarations. */
final class DeclarationDocs {

  private static final Map<Class<?>, String> APART =
      Map.of(EffectLine.class, "an effect", Op.class, "a line");

  /** What a reader would not understand by the kind of a name. */
  private static final Map<String, String> KINDS =
      Map.of(
          "name", "a name of your own",
          "test", "a condition",
          "trigger", "an event",
          "modified", "a scope of cards in play",
          "suppressed", "`enemies`, `allies` or `all`");

  private DeclarationDocs() {}

  /** All tables as Markdown. */
  static String all() {
    return "### game.yaml\n"
        + table("game.yaml", Declaration.class)
        + "\n### Cards and decks\n"
        + table("cards.yaml", Declaration.Cards.class)
        + table("decks.yaml", Declaration.Decks.class)
        + "\n### Effects\n\nThe first field tells which sort of effect it is.\n"
        + table("effect", EffectLine.class)
        + "\n### Lines\n\nThe first field tells what the line does.\n"
        + table("line", Op.class);
  }

  private static String table(String title, Class<?> type) {
    String table = ScenarioDocs.table(title, type, APART);
    for (Map.Entry<String, String> kind : KINDS.entrySet()) {
      table = table.replace("a name (" + kind.getKey() + ")", kind.getValue());
    }
    return table;
  }
}
