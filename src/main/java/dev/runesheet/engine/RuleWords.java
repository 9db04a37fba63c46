package dev.runesheet.engine;

import java.util.List;

/** What a game's rules have names for, whether they are compiled or not. */
public interface RuleWords extends Catalogued {

  /** The game. */
  Game game();

  /** The ids of all effects, in the order of their definitions. */
  List<String> effectIds();

  /** The names of the effects of a definition that players activate, in order. */
  List<String> abilityNames(String definition);
}
