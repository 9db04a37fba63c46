package dev.runesheet.pack.tool;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Rules text of cards, and of the cards that options are about, from the notes of the rules. */
public final class CardText {

  private static final Pattern ENTITY = Pattern.compile("e\\d{1,9}");
  private static final String BETWEEN = "[ @]";

  private CardText() {}

  /** The sentences of all effects of a definition; empty if it has none. */
  public static String of(Rules book, String definition) {
    return of(book, definition, Set.of());
  }

  /**
   * The sentences of the effects of a definition, without some.
   *
   * @param unsaid the effects that others tell of, such as those that only permit them
   */
  public static String of(Rules book, String definition, Set<String> unsaid) {
    return book.effectsOf(definition).stream()
        .map(EffectDefinition::id)
        .filter(effect -> !unsaid.contains(effect))
        .map(book::noteOfBlock)
        .filter(Objects::nonNull)
        .map(SourceNotes.Note::sentence)
        .filter(sentence -> !sentence.isEmpty())
        .distinct()
        .collect(Collectors.joining(" "));
  }

  /**
   * The text of the card that an option's id names: by the card's definition, or as the entity that
   * it would pick, if the option's own words name it. Empty if there is no such card.
   *
   * @param text the text of a definition; empty if it is none
   */
  static String about(Match match, Option option, Function<String, String> text) {
    return Arrays.stream(option.id().split(BETWEEN))
        .map(word -> ENTITY.matcher(word).matches() ? definition(match, option, word) : word)
        .map(text)
        .filter(said -> !said.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** True if an option names an entity that a player does not see. */
  static boolean namesHidden(Match match, int player, Option option) {
    return Arrays.stream(option.id().split(BETWEEN))
        .filter(word -> ENTITY.matcher(word).matches())
        .map(word -> Integer.parseInt(word.substring(1)))
        .filter(id -> id < match.world().entities().size())
        .anyMatch(id -> !match.isVisible(player, match.world().entity(id)));
  }

  private static String definition(Match match, Option option, String word) {
    int id = Integer.parseInt(word.substring(1));
    if (id >= match.world().entities().size()) {
      return word;
    }
    Entity entity = match.world().entity(id);
    return option.words().contains(entity.getName()) ? entity.getDefinition() : "";
  }
}
