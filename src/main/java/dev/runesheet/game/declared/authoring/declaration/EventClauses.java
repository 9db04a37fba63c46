package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Watch;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The clauses by which sentences of a declared game begin, such as {@code when your turn starts}:
 * events of phases are about players, cards enter and leave play, and numbers belong to those whose
 * kind has them.
 */
final class EventClauses {

  private static final String WHEN = "when ";
  private static final String OF_TURN = "turn ";
  private static final String YOUR = "your ";

  /** The entities that an event can be about. */
  enum Subject {
    CARD("card"),
    PLAYER("player"),
    EITHER("card or player");

    private final String noun;

    Subject(String noun) {
      this.noun = noun;
    }

    /** The pronoun for the entity that an event is about. */
    Pronoun pronoun() {
      return Pronoun.noun("that " + noun);
    }
  }

  private final JsonNode declared;
  private final OwnEvents own;
  private final String opponent;
  private final Map<String, Subject> subjects = new LinkedHashMap<>();

  /**
   * The clauses of a game.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   * @param known whom its own events are about
   */
  EventClauses(JsonNode declared, EventSubjects known) {
    this.declared = declared;
    this.own = new OwnEvents(declared);
    this.opponent = Declaration.players(declared).areTwo() ? "the opponent" : "another player";
    subjects.put(DeclaredEvents.STARTS, Subject.PLAYER);
    declared
        .path("phases")
        .forEach(phase -> subjects.put(phase.path("event").asText(), Subject.PLAYER));
    own.all().forEach(event -> subjects.put(event, Subject.EITHER));
    known.players().forEach(event -> subjects.put(event, Subject.PLAYER));
    known.cards().forEach(event -> subjects.put(event, Subject.CARD));
    CardEvent.ALL.forEach(event -> subjects.put(event, Subject.CARD));
    stats().forEach(stat -> subjects.put(StatEvent.of(stat), owners(stat)));
  }

  /** The entities of an event by their kinds; none if these say no more than the event does. */
  Map<String, Pronoun> subjectsOfKinds(String event) {
    Map<String, Pronoun> kinds = new LinkedHashMap<>();
    if (subject(event) == Subject.EITHER) {
      declared
          .path("kinds")
          .fieldNames()
          .forEachRemaining(kind -> kinds.put(Phrasing.SUBJECT_OF_KIND + kind, ofKind(kind)));
    }
    return kinds;
  }

  private static Pronoun ofKind(String kind) {
    boolean player = kind.equals(DeclaredCatalog.PLAYER);
    return (player ? Subject.PLAYER : Subject.CARD).pronoun();
  }

  private Set<String> stats() {
    Set<String> stats = new LinkedHashSet<>();
    declared.path("kinds").forEach(kind -> kind.fieldNames().forEachRemaining(stats::add));
    return stats;
  }

  private Subject owners(String stat) {
    JsonNode kinds = declared.path("kinds");
    long having = 0;
    for (JsonNode kind : kinds) {
      having += kind.has(stat) ? 1 : 0;
    }
    boolean players = kinds.path(DeclaredCatalog.PLAYER).has(stat);
    return !players ? Subject.CARD : having == 1 ? Subject.PLAYER : Subject.EITHER;
  }

  /** The entities that an event is about; either if its author does not say. */
  Subject subject(String event) {
    return subjects.getOrDefault(event, Subject.EITHER);
  }

  /** The clauses of events that cards and rules of the game answer, by event and watch. */
  Map<String, String> all() {
    Map<String, String> clauses = new LinkedHashMap<>();
    subjects.forEach(
        (event, subject) -> {
          for (Watch watch : Watch.values()) {
            clauses.put(event + " " + watch, WHEN + clause(event, subject, watch));
          }
        });
    return clauses;
  }

  /** The clauses of events about a player whose own rules answer them. */
  Map<String, String> ofPlayers() {
    Map<String, String> clauses = new LinkedHashMap<>();
    subjects.forEach(
        (event, subject) -> {
          if (subject != Subject.CARD) {
            Optional<String> stat = StatEvent.stat(event);
            String clause =
                stat.isPresent()
                    ? YOUR + StatEvent.of(own.title(stat.get()))
                    : own.predicate(event)
                        .map(Pronoun.YOU::does)
                        .orElseGet(() -> ofPlayer(event, YOUR, "you", Watch.OWN));
            clauses.put(event + " " + Watch.OWN, WHEN + clause);
          }
        });
    return clauses;
  }

  /** The clauses of events about who has a status that answers them: of phases, or the game's. */
  Map<String, String> ofHolders() {
    Map<String, String> clauses = new LinkedHashMap<>();
    subjects.forEach(
        (event, subject) -> {
          Optional<String> does = own.predicate(event).map(Pronoun.IT::does);
          if (isOwn(event) || subject == Subject.PLAYER) {
            String clause =
                StatEvent.stat(event)
                    .map(stat -> "its " + StatEvent.of(own.title(stat)))
                    .or(() -> does)
                    .orElseGet(() -> ofPlayer(event, "its ", "it", Watch.OWN));
            clauses.put(event + " " + Watch.OWN, WHEN + clause);
          }
        });
    return clauses;
  }

  private String clause(String event, Subject subject, Watch watch) {
    Optional<String> stat = StatEvent.stat(event);
    if (stat.isPresent()) {
      return watch == Watch.OWN
          ? "this card's " + StatEvent.of(own.title(stat.get()))
          : ofStat(own.title(stat.get()), subject, watch);
    }
    if (isOwn(event) && !(subject == Subject.PLAYER && watch == Watch.OWN)) {
      return ofOwn(event, subject, watch);
    }
    if (subject == Subject.CARD) {
      return card(watch) + " " + event;
    }
    return switch (watch) {
      case OWN -> ofPlayer(event, "this card's ", "this card", watch); // It never happens.
      case ALLY -> ofPlayer(event, YOUR, "you", watch);
      case ENEMY -> ofPlayer(event, opponent + "'s ", opponent, watch);
      case OTHER -> ofPlayer(event, "another player's ", "another player", watch);
      case ANY -> ofPlayer(event, "any player's ", "any player", watch);
    };
  }

  private boolean isOwn(String event) {
    return own.all().contains(event);
  }

  private String ofOwn(String event, Subject subject, Watch watch) {
    String card = watch == Watch.ANY ? "card" : card(watch);
    String who =
        subject == Subject.CARD || watch == Watch.OWN
            ? card(watch)
            : player(watch) + (subject == Subject.PLAYER ? "" : " or " + card);
    Pronoun whom = who.equals("you") ? Pronoun.YOU : Pronoun.noun(who);
    return own.predicate(event).map(whom::does).orElse(own.title(event) + " for " + who);
  }

  private String ofPlayer(String event, String whose, String who, Watch watch) {
    if (event.startsWith(OF_TURN)) {
      return whose + event;
    }
    boolean mine = watch == Watch.OWN || watch == Watch.ALLY;
    return event.equals(DeclaredEvents.STARTS)
        ? "the " + event + (mine ? "" : " for " + who)
        : own.title(event) + " for " + who;
  }

  private String ofStat(String stat, Subject subject, Watch watch) {
    String changes = StatEvent.of("");
    String player = player(watch);
    if (subject == Subject.PLAYER) {
      return (player.equals("you") ? YOUR : player + "'s ") + stat + changes;
    }
    String of = "the " + stat + " of ";
    if (subject == Subject.CARD) {
      return of + card(watch) + changes;
    }
    return switch (watch) {
      case OWN, ALLY -> YOUR + stat + " or that of " + card(watch) + changes;
      case ENEMY -> of + card(watch) + " or " + player + changes;
      case OTHER, ANY -> of + card(watch) + " or player" + changes;
    };
  }

  private String player(Watch watch) {
    return switch (watch) {
      case OWN, ALLY -> "you";
      case ENEMY -> opponent;
      case OTHER -> "another player";
      case ANY -> "any player";
    };
  }

  /** The words for the card that an event is about, and for one that is known to be of a kind. */
  Map<String, String> cards() {
    Map<String, String> words = new LinkedHashMap<>();
    for (Watch watch : Set.of(Watch.ALLY, Watch.ENEMY, Watch.OTHER, Watch.ANY)) {
      words.put(Phrasing.EVENT_CARD + watch, card(watch));
    }
    words.put(Phrasing.EVENT_KIND + Watch.ALLY, "other * of yours");
    words.put(Phrasing.EVENT_KIND + Watch.ENEMY, "* of " + opponent);
    words.put(Phrasing.EVENT_KIND + Watch.OTHER, "other *");
    words.put(Phrasing.EVENT_KIND + Watch.ANY, "*");
    return words;
  }

  private String card(Watch watch) {
    return switch (watch) {
      case OWN -> "this card";
      case ALLY -> "another of your cards";
      case ENEMY -> "one of " + opponent + "'s cards";
      case OTHER -> "another card";
      case ANY -> "any card";
    };
  }
}
