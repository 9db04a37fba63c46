package dev.runesheet.game.declared;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Layers;
import dev.runesheet.engine.setup.CatalogJson;
import dev.runesheet.game.declared.choice.Precondition;
import dev.runesheet.game.declared.number.Expression;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The catalog of a declared game.
 *
 * @param name the game as people call it
 * @param players the number of players
 * @param turns the last turn; the match then ends in a draw
 * @param kinds kinds of entities by name
 * @param properties the properties of cards that are words
 * @param zones zones by name
 * @param scopes scopes by name
 * @param events the events of the game's own
 * @param phases the phases of a turn, in order
 * @param actions actions by name
 * @param extras the declarations that not every game has
 * @param cards cards by id
 * @param decks decks by name: ids of cards from the top
 * @param deckZone the zone in which decks lie when a match begins
 * @param beginIn the other zones in which cards of some kinds begin, by kind
 * @param modes the modes of a game of characters, by name, the usual one first
 */
public record DeclaredCatalog(
    String name,
    int players,
    int turns,
    Map<String, Kind> kinds,
    List<String> properties,
    Map<String, Zone> zones,
    Map<String, Scope> scopes,
    List<String> events,
    List<Phase> phases,
    Map<String, Action> actions,
    Extras extras,
    Map<String, Card> cards,
    Map<String, List<String>> decks,
    String deckZone,
    Map<String, String> beginIn,
    Map<String, Mode> modes) {

  /** The kind of the entities that represent players. */
  public static final String PLAYER = "player";

  /** The kind and definition of the entity that has the game's own rules. */
  public static final String GAME = EffectDefinition.GAME;

  /** The definition of the entities that represent players, which can have rules, too. */
  public static final String PLAYER_RULES = GAME + " player";

  /** Keeps the orders. */
  public DeclaredCatalog {
    kinds = ordered(kinds);
    properties = List.copyOf(properties);
    zones = ordered(zones);
    scopes = ordered(scopes);
    events = List.copyOf(events);
    phases = List.copyOf(phases);
    actions = ordered(actions);
    cards = ordered(cards);
    Map<String, List<String>> lists = new LinkedHashMap<>(decks);
    lists.replaceAll((deck, ids) -> List.copyOf(ids));
    decks = ordered(lists);
    beginIn = ordered(beginIn);
    modes = ordered(modes);
  }

  /** The zone in which a card of a deck lies when a match begins. */
  public String begins(String card) {
    return beginIn.getOrDefault(cards.get(card).kind(), deckZone);
  }

  /** The mode of a match whose set-up names none; empty if the game has no modes. */
  public String usualMode() {
    return modes.isEmpty() ? "" : modes.keySet().iterator().next();
  }

  /**
   * A mode by its name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Mode mode(String name) {
    Mode mode = modes.get(name);
    if (mode == null) {
      throw new IllegalArgumentException(
          "mode (" + name + ") is not one of " + modes.keySet() + ".");
    }
    return mode;
  }

  /** The same game with other modes and cards. */
  public DeclaredCatalog with(Map<String, Mode> others, Map<String, Card> otherCards) {
    return new DeclaredCatalog(
        name,
        players,
        turns,
        kinds,
        properties,
        zones,
        scopes,
        events,
        phases,
        actions,
        extras,
        otherCards,
        decks,
        deckZone,
        beginIn,
        others);
  }

  /** The place of the phase that begins each turn. */
  public int firstOfTurn() {
    return extras.course().opening();
  }

  /** The phases that a position can begin with, as a match that stands in them calls them. */
  public List<String> beginnings() {
    return phases.stream().map(Phase::standing).toList();
  }

  public static <T> Map<String, T> ordered(Map<String, T> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  /**
   * The definition of a continuous effect.
   *
   * @param type its type, by which it stacks
   * @param trigger the moment at which programs ask for it; empty if not declared
   * @param scope the entities it reaches
   * @param stat the stat that it changes
   * @param layer the layer in which it changes the stat
   * @param amount the amount; null if it is given when the effect is granted
   * @param zone the zone in which its holder must lie; empty for any
   * @param condition the condition that a calculation evaluates; null for none
   */
  public record Continuous(
      String type,
      String trigger,
      String scope,
      String stat,
      Layers.Layer layer,
      Double amount,
      String zone,
      Expression.Test condition) {}

  /**
   * An answer to events, or a suppressor, as programs ask for it.
   *
   * @param type its type; empty if not declared
   * @param trigger the moment at which programs ask for it; empty if not declared
   * @param scope whose effects a suppressor takes out of force; empty for an answer
   * @param abilities whether a suppressor takes abilities only out of force
   */
  public record Listed(String type, String trigger, String scope, boolean abilities) {}

  /**
   * A list of options that a program offers.
   *
   * @param what the content: abilities to use, or payments
   * @param kind the kind of the abilities; the stat that must be paid
   * @param from the scope whose cards have the abilities; the stat in which cards count
   */
  public record Menu(Offer what, String kind, String from) {

    List<Option> options(MatchContext match, Entity who, Entity about) {
      return what == Offer.PAYMENTS
          ? Payments.options(match, about, about.stat(kind), from)
          : Abilities.options(
              match.book().catalog(DeclaredCatalog.class), kind, match.scope(from, about));
    }
  }

  /** The content of a menu. */
  public enum Offer {
    /** Abilities of cards. */
    ABILITIES,
    /** Payments with attached cards. */
    PAYMENTS
  }

  /**
   * A kind of abilities.
   *
   * @param scope the cards that offer them; empty for all in play
   * @param inForce whether they can be suppressed
   * @param program the program of a use
   * @param usual the program of an ability without lines of its own
   * @param legal the effect that decides legality; empty if they are always legal
   * @param refusal the reason shown to players when they are not legal
   * @param missing the reason shown when needed numbers are missing
   * @param needsMore for each needed number the stat that raises the need
   * @param number the name of the number that each has; empty for none
   * @param ends whether using one ends the phase
   * @param words the words that the player reads
   * @param precondition the part of its condition that is told without asking rules
   */
  public record AbilityKind(
      String scope,
      boolean inForce,
      String program,
      String usual,
      String legal,
      String refusal,
      String missing,
      Map<String, String> needsMore,
      String number,
      boolean ends,
      String words,
      Precondition precondition) {

    /** Keeps the order. */
    public AbilityKind {
      needsMore = ordered(needsMore);
    }
  }

  /**
   * A kind of entities.
   *
   * @param stats its stats with the numbers they begin at
   */
  public record Kind(Map<String, Double> stats) {

    /** Keeps the order. */
    public Kind {
      stats = ordered(stats);
    }
  }

  /**
   * A zone; each player has one of his own.
   *
   * @param inPlay whether the effects of cards there are in play
   * @param seenBy the players who see cards there
   * @param anyOrder whether the order of the cards says nothing
   * @param most the most cards of a player, who is self; null for any number
   */
  public record Zone(boolean inPlay, SeenBy seenBy, boolean anyOrder, Expression.Number most) {}

  /** The players who see the cards of a zone. */
  public enum SeenBy {
    /** Everyone. */
    ALL,
    /** Its controller. */
    OWNER,
    /** Nobody, such as a deck. */
    NOBODY
  }

  /**
   * A group of entities, seen from one of them.
   *
   * @param kinds their kinds; empty for all
   * @param zone their zone; empty for any in play
   * @param whose their controllers
   * @param others whether the entity itself does not belong to it
   * @param sameZone whether they lie in the zone of the entity itself
   * @param words the words that they carry, by property
   * @param attachedTo the scope to whose entities they are attached; empty if that is no matter
   * @param most the largest number of entities, the first of them; all if it is 0
   */
  public record Scope(
      List<String> kinds,
      String zone,
      Controllers whose,
      boolean others,
      boolean sameZone,
      Map<String, String> words,
      String attachedTo,
      int most) {

    /** Keeps the orders. */
    public Scope {
      kinds = List.copyOf(kinds);
      words = ordered(words);
    }

    /** A scope whatever words its entities carry. */
    Scope(List<String> kinds, String zone, Controllers whose, boolean others) {
      this(kinds, zone, whose, others, false, Map.of(), "", 0);
    }
  }

  /** The controllers of the entities of a scope, seen from an entity. */
  public enum Controllers {
    /** Its controller. */
    OWN,
    /** Any other player. */
    ENEMY,
    /** Anyone. */
    ANY
  }

  /**
   * A phase of a turn.
   *
   * @param name its name
   * @param event the event that begins it, about the active player
   * @param test the effect that decides whether it takes place; empty if it always does
   * @param actions the actions offered in it, repeatedly until one ends it; empty for a phase
   *     without questions
   * @param abilities whether abilities of cards can be used in it
   * @param who the players who act
   * @param passes whether it ends for a player without a legal action
   * @param opening whether it comes once, before the first turn; its event is about nobody
   * @param asking its name as long as a character's ability is asked for, after which its event
   *     follows; empty if it has one name only
   * @param unless the mark of a turn in which it is left out; empty for none
   */
  public record Phase(
      String name,
      String event,
      String test,
      List<String> actions,
      boolean abilities,
      Acting who,
      boolean passes,
      boolean opening,
      String asking,
      String unless) {

    /** Copies the list. */
    public Phase {
      actions = List.copyOf(actions);
    }

    /** True if a player acts in it. */
    boolean asks() {
      return !actions.isEmpty() || abilities;
    }

    /** The name of the phase in which a match stands at its beginning. */
    String standing() {
      return asking.isEmpty() ? name : asking;
    }
  }

  /** The players who act in a phase. */
  public enum Acting {
    /** The active player. */
    ACTIVE,
    /** All but the active player, one after the other in turn order. */
    OTHERS,
    /** The active player, then the others. */
    EACH
  }

  /**
   * An action of players.
   *
   * @param scope the entities it is done with, seen from the player; empty for the player alone
   * @param on the entities it is done to, seen from the player, which become the target; empty for
   *     none
   * @param program the effect that runs, with the chosen entity as {@code self}
   * @param legal the effect that decides legality; empty if it is always legal
   * @param refusal the reason shown to players when it is not legal
   * @param ends whether it ends the phase
   * @param once whether it can be done only once in each turn, with each entity
   * @param rarely whether bots do it only when nothing else is possible
   * @param precondition the part of its condition that is told without asking rules
   */
  public record Action(
      String scope,
      String on,
      String program,
      String legal,
      String refusal,
      boolean ends,
      boolean once,
      boolean rarely,
      Precondition precondition) {}

  /**
   * An ability of a card.
   *
   * @param name its name
   * @param kind its kind; empty for none
   * @param program its program
   * @param legal the effect that decides legality; empty if it is always legal
   * @param refusal the reason shown to players when it is not legal
   * @param ends whether its use ends the phase
   * @param once whether it can be used once in each turn only
   * @param needs the least values of numbers that its card must have
   * @param number its own number
   * @param uses whether it uses abilities of others
   */
  public record Ability(
      String name,
      String kind,
      String program,
      String legal,
      String refusal,
      boolean ends,
      boolean once,
      Map<String, Double> needs,
      double number,
      boolean uses) {

    /** Keeps the order. */
    public Ability {
      needs = ordered(needs);
    }
  }

  /**
   * A card.
   *
   * @param name its name as people call it
   * @param kind its kind
   * @param stats the numbers that differ from those of its kind
   * @param words its words by property
   * @param abilities its abilities by name; the programs of those without a kind answer the event
   *     of their use
   * @param text its text; empty for the sentences of its effects
   */
  public record Card(
      String name,
      String kind,
      Map<String, Double> stats,
      Map<String, String> words,
      Map<String, Ability> abilities,
      String text) {

    /** Keeps the orders. */
    public Card {
      stats = ordered(stats);
      words = ordered(words);
      abilities = ordered(abilities);
    }
  }

  /** As JSON, for a rule book. */
  public JsonNode toJson() {
    return CatalogJson.write(this);
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static DeclaredCatalog of(JsonNode json) {
    return CatalogJson.read(json, DeclaredCatalog.class);
  }
}
