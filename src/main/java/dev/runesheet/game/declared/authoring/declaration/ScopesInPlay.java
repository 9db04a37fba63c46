package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The scopes that effects in play reach and count: rules look at each entity in play by itself, so
 * that they know neither what comes first nor what lies elsewhere.
 */
final class ScopesInPlay {

  private static final String PROGRAMS = "which only programs use";
  private static final String OUT_OF_PLAY = "whose zone ";

  private static final String ELSEWHERE =
      " (for cards that lie elsewhere, change a number of players that formulas add)";

  private final JsonNode declared;
  private final Set<String> names = new LinkedHashSet<>(DeclaredNames.GIVEN_SCOPES);

  /**
   * The scopes of a game.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  ScopesInPlay(JsonNode declared) {
    this.declared = declared;
    names.removeIf(name -> unfit(name).isPresent());
    declared
        .path("scopes")
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (unfit(name).isEmpty()) {
                names.add(name);
              }
            });
  }

  Set<String> names() {
    return names;
  }

  /** Why effects in play can neither reach nor count some scopes, by their names. */
  Map<String, String> others() {
    Set<String> all = new LinkedHashSet<>(DeclaredNames.GIVEN_SCOPES);
    declared.path("scopes").fieldNames().forEachRemaining(all::add);
    declared
        .path("zones")
        .fieldNames()
        .forEachRemaining(
            zone -> all.addAll(DeclaredScopes.ofZone(zone, WordLists.isCommon(declared, zone))));
    Map<String, String> others = new LinkedHashMap<>();
    all.forEach(name -> unfit(name).ifPresent(why -> others.put(name, "it is a scope " + why)));
    return others;
  }

  /** Reports a scope that there is, but not for effects in play; false if it is none. */
  boolean reports(JsonValue value) {
    String name = value.node().asText();
    Optional<String> why = value.node().isTextual() ? unfit(name) : Optional.empty();
    why.ifPresent(
        reason ->
            value.report(
                Diagnostic.of(
                        Code.UNKNOWN_TARGET,
                        value.location(),
                        Words.quote(name) + ", " + reason,
                        "a scope of all that is so in play, your own with 'zone' too: "
                            + Words.oneOf(names)
                            + (reason.startsWith(OUT_OF_PLAY) ? ELSEWHERE : ""))
                    .about(Subject.written(name))));
    return why.isPresent();
  }

  /** Why effects in play can neither reach nor count a scope; empty if they can. */
  private Optional<String> unfit(String name) {
    JsonNode scope = declared.path("scopes").path(name);
    if (scope.path("first").asInt() > 0) {
      return Optional.of("which has 'first', as only programs find it");
    } else if (DeclaredScopes.isInTurn(name)) {
      return Optional.of(PROGRAMS);
    } else if (scope.has("attached to") || name.equals(DeclaredScopes.ATTACHED)) {
      return Optional.of("whose cards are attached, not in play");
    }
    String zone = scope.path("zone").asText();
    return isOutOfPlay(zone)
        ? Optional.of(OUT_OF_PLAY + Words.quote(zone) + " is not in play")
        : ofZone(name);
  }

  /** The scopes that a zone brings are for programs; a declared one may be of the zone. */
  private Optional<String> ofZone(String name) {
    boolean own = name.startsWith(DeclaredScopes.OWN);
    boolean enemy = name.startsWith(DeclaredScopes.ENEMY);
    String zone = own || enemy ? name.substring(name.indexOf(' ') + 1) : name;
    boolean itself = declared.path("scopes").has(name) || !declared.path("zones").has(zone);
    boolean common = WordLists.isCommon(declared, zone);
    if (itself || common == (own || enemy)) {
      return Optional.empty();
    }
    return Optional.of(
        isOutOfPlay(zone) ? OUT_OF_PLAY + Words.quote(zone) + " is not in play" : PROGRAMS);
  }

  /** True unless a zone is in play, or it is told that it is no zone or says neither. */
  private boolean isOutOfPlay(String name) {
    JsonNode zone = declared.path("zones").path(name);
    JsonNode inPlay = zone.path("in play");
    return zone.isObject() && (inPlay.isMissingNode() || inPlay.isBoolean()) && !inPlay.asBoolean();
  }
}
