package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.DeclaredCatalog;
import dev.runesheet.game.declared.DeclaredScopes;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The nouns for the scopes of a declared game in the sentences of its effects. */
final class DeclaredPhrasing {

  private static final String OWN = "own ";
  private static final String OTHER = "other ";
  private static final String ALL = "all ";

  /** Zones on which cards lie, rather than in them. */
  private static final Set<String> SURFACES =
      Set.of("battlefield", "bench", "board", "field", "ground", "table");

  private final Phrasing singulars;

  private DeclaredPhrasing(Phrasing singulars) {
    this.singulars = singulars;
  }

  /**
   * The words of a game.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  static Phrasing of(JsonNode declared) {
    Map<String, String> singulars = new LinkedHashMap<>();
    JsonNode nouns = declared.path("nouns");
    nouns.fieldNames().forEachRemaining(many -> singulars.put(many, nouns.path(many).asText()));
    Phrasing phrasing = Phrasing.PLAIN.counting(singulars).seenFromAny();
    DeclaredPhrasing words = new DeclaredPhrasing(phrasing);
    Map<String, Noun> groups = new LinkedHashMap<>();
    groups.put("all", Noun.of("card").where("in play"));
    groups.put(DeclaredScopes.ATTACHED, Noun.of("attached card"));
    boolean two = declared.path("players").asInt(2) == 2;
    declared.path("zones").fieldNames().forEachRemaining(zone -> groups.putAll(ofZone(zone, two)));
    declared
        .path("scopes")
        .fieldNames()
        .forEachRemaining(scope -> groups.put(scope, words.noun(scope)));
    Map<String, Pronoun> roles = new LinkedHashMap<>();
    roles.put(DeclaredCatalog.GAME, Pronoun.noun("the game"));
    declared
        .path("roles")
        .fieldNames()
        .forEachRemaining(role -> roles.put(role, Pronoun.noun("the " + role)));
    return phrasing.calling(groups).saying(roles);
  }

  private static Map<String, Noun> ofZone(String zone, boolean two) {
    String in = SURFACES.contains(zone) ? "on " : "in ";
    String enemy = in + (two ? "the opponent's " : "another player's ");
    return Map.of(
        DeclaredScopes.OWN + zone,
        Noun.of("card").where(in + "the " + zone).ofPlayer(),
        DeclaredScopes.ENEMY + zone,
        Noun.of("card").where(enemy + zone));
  }

  /** The noun that the name of a scope is: {@code other own units} are other units of a player. */
  private Noun noun(String scope) {
    if (scope.startsWith(ALL)) {
      return singulars.called(scope.substring(ALL.length()));
    }
    boolean other = scope.startsWith(OTHER);
    String rest = other ? scope.substring(OTHER.length()) : scope;
    return rest.startsWith(OWN)
        ? singulars.called((other ? OTHER : "") + rest.substring(OWN.length())).ofPlayer()
        : singulars.called(scope);
  }
}
