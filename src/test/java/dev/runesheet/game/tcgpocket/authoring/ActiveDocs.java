package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.testing.declared.ScenarioDocs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the reference in {@code docs/active-effects.md} from the records and effect types. */
final class ActiveDocs {

  private static final Map<Class<?>, String> APART =
      Map.of(EffectUse.class, "an effect", EffectType.class, "an effect type");

  private ActiveDocs() {}

  /** The tables of the language. */
  static String language() {
    return "### Cards\n\nThe field `kind` tells which fields a card has.\n"
        + table("cards", CardSource.File.class)
        + "\n### Effects\n"
        + table("effect", EffectUse.class)
        + "\n### Effect types\n"
        + table("effect types", EffectType.File.class);
  }

  private static String table(String title, Class<?> type) {
    return ScenarioDocs.table(title, type, ShippedWords.CARDS.known(), APART)
        .replace("a name (cost)", "a text")
        .replace("that of its type, or C", letters() + ", or C")
        .replace("a name (effect type)", "the id of an effect type")
        .replace("a name (card name)", "the name of a card");
  }

  /** The letters of the types of Energy, without that for any. */
  private static String letters() {
    List<String> letters = new ArrayList<>(ShippedWords.CARDS.costs().letters().keySet());
    letters.remove("C");
    return String.join(", ", letters);
  }

  /** The effect types of a game. */
  static String types(EffectType.File file) {
    StringBuilder text =
        new StringBuilder("| effect type | in | says | parameters |\n|---|---|---|---|\n");
    file.types()
        .forEach(
            (id, type) ->
                text.append("| `")
                    .append(id)
                    .append("` | ")
                    .append(homes(type))
                    .append(" | ")
                    .append(type.says().replaceAll("\\$([a-z_]+)", "*$1*"))
                    .append(" | ")
                    .append(parameters(type))
                    .append(" |\n"));
    return text.toString();
  }

  private static String homes(EffectType type) {
    return String.join(", ", type.homes());
  }

  private static String parameters(EffectType type) {
    return type.params().entrySet().stream()
        .map(one -> "`" + one.getKey() + "`: " + takes(one.getValue()))
        .collect(Collectors.joining("<br>"));
  }

  private static String takes(Parameter parameter) {
    String kind =
        parameter.words().isEmpty()
            ? parameter.takes() + bounds(parameter)
            : "`" + String.join("`, `", parameter.words().keySet()) + "`";
    String usual =
        parameter.otherwise().map(value -> ", `" + value.node() + "` if left out").orElse("");
    String absent = parameter.absent().isPresent() ? ", can be left out" : "";
    return kind + usual + absent + ". " + parameter.doc();
  }

  private static String bounds(Parameter parameter) {
    String least = parameter.min().map(min -> " from " + min).orElse("");
    return least + parameter.max().map(max -> " to " + max).orElse("");
  }
}
