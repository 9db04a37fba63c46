package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.duel.DuelGame;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.testing.declared.ScenarioDocs;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
          "trigger", "an event",
          "modified", "a scope of cards in play",
          "suppressed", "a scope of cards in play that is not `self`");

  /** The common content of the manifests of all games. */
  private record Manifest(
      @Doc("The game's id, which is the name of its folders.") Optional<String> game,
      @Doc("Where the rest of the game is written.") Homes homes,
      @Doc("Findings that are meant to stay, each with a reason; see commands.md.")
          List<Accepted> accepted) {}

  private record Homes(
      @Doc("The file of cards, or a list of files.") String cards,
      @Doc("The file of effect types of cards in JSON; see active-effects.md.")
          @Named("effect types")
          Optional<String> effectTypes,
      @Doc("The file of decks.") String decks,
      @Doc("A workbook of effects.") Optional<String> effects,
      @Doc("A workbook that says how equal effects add up; the engine's if left out.")
          @Named("stacking policy")
          Optional<String> stacking,
      @Doc("A workbook with other numbers for the kind 'game' than it begins with.")
          Optional<String> numbers) {}

  private record Accepted(
      @Doc("The finding.") String code,
      @Doc("The effect that it is about.") String effect,
      @Doc("Why it stays.") String reason) {}

  private DeclarationDocs() {}

  /** All tables as Markdown. */
  static String all() {
    return "### game.yaml\n"
        + table("game.yaml", Manifest.class)
        + table("game.yaml", Declaration.class)
        + "\n"
        + "### game.yaml of a duel\n\n"
        + "Its homes are `mode`, `heroes` and `global rules` instead of cards and decks.\n"
        + table("game.yaml", DuelGame.class)
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
