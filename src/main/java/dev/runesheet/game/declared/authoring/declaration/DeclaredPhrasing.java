package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.Watch;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;

/** The words for scopes, roles and events of a declared game in the sentences of its effects. */
final class DeclaredPhrasing {

  private static final String OWN = "own ";
  private static final String OTHER = "other ";
  private static final String ALL = "all ";
  private static final String OPPONENT = "the opponent";
  private static final String ANOTHER = "another player";

  /** Zones on which cards lie, rather than in them. */
  private static final Set<String> SURFACES =
      Set.of("battlefield", "bench", "board", "field", "ground", "table");

  private final JsonNode declared;
  private final Phrasing plain;

  private DeclaredPhrasing(JsonNode declared) {
    this.declared = declared;
    Map<String, String> singulars = new LinkedHashMap<>();
    each("nouns", many -> singulars.put(many, declared.path("nouns").path(many).asText()));
    this.plain = Phrasing.PLAIN.counting(singulars).seenFromAny();
  }

  /**
   * The words of a game.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  static Phrasing of(JsonNode declared) {
    DeclaredPhrasing words = new DeclaredPhrasing(declared);
    return words.plain.calling(words.groups()).saying(words.roles()).telling(words.events());
  }

  private void each(String section, Consumer<String> name) {
    declared.path(section).fieldNames().forEachRemaining(name);
  }

  private Map<String, Noun> groups() {
    Map<String, Noun> groups = new LinkedHashMap<>();
    groups.put("all", Noun.of("card").where("in play"));
    groups.put(DeclaredScopes.ATTACHED, Noun.of("attached card"));
    each("zones", zone -> groups.putAll(ofZone(zone)));
    each("scopes", scope -> groups.put(scope, noun(scope)));
    return groups;
  }

  private Map<String, Pronoun> roles() {
    Map<String, Pronoun> roles = new LinkedHashMap<>();
    roles.put(DeclaredCatalog.GAME, Pronoun.noun("the game"));
    each("roles", role -> roles.put(role, Pronoun.noun("the " + role)));
    roles.keySet().removeAll(FormulaNames.ROLES);
    return roles;
  }

  /** The words for events of others where they are about players, too. */
  private Map<String, String> events() {
    Map<String, String> events = new LinkedHashMap<>();
    putEvents(events, DeclaredEvents.STARTS, "", "");
    declared
        .path("phases")
        .forEach(phase -> putEvents(events, phase.path("event").asText(), "", ""));
    JsonNode kinds = declared.path("kinds");
    kinds
        .path(DeclaredCatalog.PLAYER)
        .fieldNames()
        .forEachRemaining(
            stat -> {
              long having =
                  StreamSupport.stream(kinds.spliterator(), false)
                      .filter(kind -> kind.has(stat))
                      .count();
              boolean only = having == 1;
              putEvents(
                  events,
                  StatEvent.of(stat),
                  only ? "" : "another ally or ",
                  only ? "" : "an enemy or ");
            });
    return events;
  }

  private void putEvents(Map<String, String> events, String event, String ally, String enemy) {
    String when = "when " + event + " for ";
    events.put(event + " " + Watch.ALLY, when + ally + "you");
    events.put(event + " " + Watch.ENEMY, when + enemy + (ofTwo() ? OPPONENT : ANOTHER));
    if (ally.isEmpty()) {
      events.put(event + " " + Watch.OTHER, when + ANOTHER);
      events.put(event + " " + Watch.ANY, when + "any player");
    }
  }

  private boolean ofTwo() {
    return declared.path("players").asInt(2) == 2;
  }

  private Map<String, Noun> ofZone(String zone) {
    String in = SURFACES.contains(zone) ? "on " : "in ";
    String enemy = in + (ofTwo() ? OPPONENT : ANOTHER) + "'s ";
    return Map.of(
        DeclaredScopes.OWN + zone,
        Noun.of("card").where(in + "the " + zone).ofPlayer(),
        DeclaredScopes.ENEMY + zone,
        Noun.of("card").where(enemy + zone));
  }

  /** The noun that the name of a scope is: {@code other own units} are other units of a player. */
  private Noun noun(String scope) {
    if (scope.startsWith(ALL)) {
      return plain.called(scope.substring(ALL.length()));
    }
    boolean other = scope.startsWith(OTHER);
    String rest = other ? scope.substring(OTHER.length()) : scope;
    return rest.startsWith(OWN)
        ? plain.called((other ? OTHER : "") + rest.substring(OWN.length())).ofPlayer()
        : plain.called(scope);
  }
}
