package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardProperty;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.language.strings.words.Worded;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import java.util.Locale;

/**
 * The things that are counted among a player's cards.
 *
 * @param what what sort of things
 * @param name which of them: a role, card name, area or type; empty if all
 */
public record CountedThings(What what, String name) implements Worded {

  /** The sorts of things to count: how each is written, where it lies, and what it is called. */
  public enum What {
    /** Signs of a role on citizens, domains and nobles. */
    PIPS("owned_{name:@roles}", ValeriaScope.CARDS_WITH_ROLES, "", "%s sign on your cards"),
    /** Citizens that are face-up. */
    CITIZENS("owned_citizens", ValeriaScope.FACE_UP_CITIZENS, "", "of your face-up citizens"),
    /** Domains. */
    DOMAINS("owned_domains", ValeriaScope.DOMAINS, "", "of your domains"),
    /** Monsters. */
    MONSTERS("owned_monsters", ValeriaScope.MONSTERS, "", "monster you have slain"),
    /** Face-up citizens of a name. */
    CITIZENS_NAMED(
        "owned_citizen_name {name:@citizens}",
        ValeriaScope.FACE_UP_CITIZENS,
        "name",
        "of your face-up citizens called %s"),
    /** Starters of a name. */
    STARTERS_NAMED(
        "owned_starter_name {name:@starters}",
        ValeriaScope.STARTERS,
        "name",
        "of your starting cards called %s"),
    /** Monsters of a name. */
    MONSTERS_NAMED(
        "owned_monster_name {name:@monsters}",
        ValeriaScope.MONSTERS,
        "name",
        "monster called %s you have slain"),
    /** Monsters of an area. */
    AREA(
        "area {name:@areas}",
        ValeriaScope.MONSTERS,
        CardProperty.AREA,
        "monster of the area %s you have slain"),
    /** Monsters of a type. */
    TYPE("type {name:@types}", ValeriaScope.MONSTERS, CardProperty.TYPE, "%s you have slain");

    private final String pattern;
    private final ValeriaScope scope;
    private final String property;
    private final String words;

    What(String pattern, ValeriaScope scope, String property, String words) {
      this.pattern = pattern;
      this.scope = scope;
      this.property = property;
      this.words = words;
    }

    /** The pattern of what is counted. */
    String pattern() {
      return pattern + "{what=" + name() + "}";
    }
  }

  /** The number of them that the player has. */
  public Value number() {
    if (what == What.PIPS) {
      return new Value.Total(Scopes.group(what.scope, Selector.Role.OWNER), name);
    }
    Condition[] where =
        what.property.isEmpty()
            ? new Condition[0]
            : new Condition[] {new Condition.Is(Selector.Role.TARGET, what.property, name)};
    return new Value.Count(Scopes.group(what.scope, Selector.Role.OWNER, where));
  }

  /** The words, for example {@code for each Beast you have slain}. */
  @Override
  public String words() {
    return "for each " + String.format(Locale.ROOT, what.words, name);
  }
}
