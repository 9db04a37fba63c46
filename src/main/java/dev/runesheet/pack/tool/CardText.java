package dev.runesheet.pack.tool;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rules text of cards, and of the cards that options are about, from the notes of the rules. */
public final class CardText {

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

  /** The definitions of the entities that an option names, if its own words name them as well. */
  static Stream<String> named(Match match, Option option) {
    return option.action().entities().stream()
        .map(match.world()::entity)
        .filter(entity -> option.words().contains(entity.getName()))
        .map(Entity::getDefinition);
  }
}
