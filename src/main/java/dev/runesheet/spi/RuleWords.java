package dev.runesheet.spi;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The names in a game's rules, available whether the rules are compiled or not. */
public interface RuleWords extends CatalogAccess {

  /** The id of the game. */
  String gameId();

  /** The ids of all effects, in the order of their definitions. */
  List<String> effectIds();

  /** The names of the effects of a definition that players activate, in order. */
  List<String> abilityNames(String definition);

  /**
   * The ids and words of the options that effects offer, as far as they do not depend on the match:
   * branches of a choice, and the words behind the entities of one; empty if unknown.
   */
  Optional<Set<String>> optionWords();
}
