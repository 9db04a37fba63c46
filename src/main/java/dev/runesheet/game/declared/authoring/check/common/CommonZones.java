package dev.runesheet.game.declared.authoring.check.common;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.ZoneLine;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Controllers;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The check of the common zones that a game declares: what lies there is nobody's, so that no owner
 * sees it, and no scope there is of one side.
 */
public final class CommonZones {

  private static final String DECK_ZONE = "deck zone";

  private static final String FOR_EACH_PLAYER = "a zone of which each player has one";

  /** The word before a zone for the cards there of one side. */
  private static final String SIDE = "^(" + DeclaredScopes.OWN + "|" + DeclaredScopes.ENEMY + ")";

  private final Declaration declared;
  private final Diagnostics findings;

  private CommonZones(Declaration declared, Diagnostics findings) {
    this.declared = declared;
    this.findings = findings;
  }

  /**
   * Checks zones and what names them.
   *
   * @param file the file that declares the game
   */
  public static void check(Declaration declared, SourceLocation file, Diagnostics findings) {
    CommonZones check = new CommonZones(declared, findings);
    declared.zones().forEach(check::zone);
    declared
        .scopes()
        .forEach(
            (name, scope) ->
                scope
                    .zone()
                    .filter(zone -> check.isCommon(zone) && scope.whose() != Controllers.ANY)
                    .ifPresent(zone -> check.sided(scope, zone)));
    declared
        .abilityKinds()
        .values()
        .forEach(kind -> kind.scope().ifPresent(scope -> check.uses(kind, scope)));
    check.begins(file);
  }

  /** The decks that no player has, since common zones begin with them. */
  public static Set<String> decks(Declaration declared) {
    Set<String> decks = new HashSet<>();
    declared.zones().values().forEach(zone -> zone.beginsWith().ifPresent(decks::add));
    return decks;
  }

  /**
   * True if the deck that a common zone begins with could not be read: it may be any deck of the
   * game.
   */
  public static boolean deckIsUnread(Declaration declared, Diagnostics findings) {
    return declared.zones().values().stream()
        .anyMatch(zone -> findings.areAt(zone.place().field("begins with")));
  }

  /**
   * Checks that there is a zone for decks, unless all decks are those of common zones, and that
   * these decks are there.
   *
   * @param decks the decks of the game
   * @param file the file that declares it
   */
  public static void decks(
      Declaration declared, List<String> decks, SourceLocation file, Diagnostics findings) {
    Set<String> common = decks(declared);
    boolean unread =
        findings.areAt(file.fieldOfFile(DECK_ZONE)) || deckIsUnread(declared, findings);
    if (declared.deckZone().isEmpty()
        && !unread // What was misspelt may be what would be missing.
        && (common.isEmpty() || !common.containsAll(decks))) {
      findings.error(Code.MISSING_FIELD, file, "", "the field " + Words.quote(DECK_ZONE));
    }
    if (!decks.isEmpty()) {
      return; // Their names are known, and another one is told where it is read.
    }
    for (ZoneLine zone : declared.zones().values()) {
      zone.beginsWith()
          .ifPresent(
              deck ->
                  findings.error(
                      Code.UNKNOWN_REFERENCE,
                      zone.place().field("begins with"),
                      Words.quote(deck) + ", while the game has no deck",
                      "a deck of the game"));
    }
  }

  private boolean isCommon(String zone) {
    return declared.zones().containsKey(zone) && declared.zones().get(zone).common();
  }

  private void zone(String name, ZoneLine zone) {
    if (!zone.common()) {
      zone.beginsWith()
          .filter(deck -> !findings.areAt(zone.place().field("common")))
          .ifPresent(
              deck ->
                  told(
                      zone.place().field("begins with"),
                      "'begins with' of a zone that is not common",
                      "'common: true' beside it, or "
                          + Words.quote(DECK_ZONE)
                          + " for decks of players"));
      return;
    }
    if (zone.seenBy() == SeenBy.OWNER || zone.seenBy() == SeenBy.OTHERS) {
      told(
          zone.place().field("seen by"),
          Words.quote(zone.seenBy().word()) + " of a common zone, where cards are nobody's",
          "'all' or 'nobody'");
    }
    zone.most()
        .filter(most -> !most.matches("\\d+"))
        .ifPresent(
            most ->
                told(
                    zone.place().field("most"),
                    Words.quote(most) + " of a common zone",
                    "a whole number, as no player is 'self' there"));
    if (DeclaredNames.GIVEN_SCOPES.contains(name) || isScopeOfAnother(name)) {
      told(
          zone.place(),
          "common zone " + Words.quote(name) + ", which is a scope that there is anyway",
          "another name, as that of a common zone is a scope, too");
    }
  }

  private boolean isScopeOfAnother(String name) {
    return declared.zones().entrySet().stream()
        .filter(other -> !other.getValue().common())
        .anyMatch(other -> DeclaredScopes.ofZone(other.getKey(), false).contains(name));
  }

  private void sided(Declaration.ScopeLine scope, String zone) {
    told(
        scope.place().field("whose"),
        Words.quote(scope.whose().toString().toLowerCase(java.util.Locale.ROOT))
            + " of the common zone "
            + Words.quote(zone)
            + ", where cards are nobody's",
        "no 'whose'");
  }

  /** Abilities are those of cards that players have. */
  private void uses(Declaration.AbilityKindLine kind, String scope) {
    boolean there =
        declared.scopes().containsKey(scope)
            ? declared.scopes().get(scope).zone().filter(this::isCommon).isPresent()
            : isCommon(scope);
    if (there) {
      told(
          kind.place().field("with"),
          Words.quote(scope) + ", where cards are nobody's",
          "a scope of cards that players have");
    }
  }

  /** Players' own cards begin in zones of players. */
  private void begins(SourceLocation file) {
    declared
        .deckZone()
        .filter(this::isCommon)
        .ifPresent(zone -> begins(zone, file.fieldOfFile(DECK_ZONE)));
    Map<String, String> elsewhere =
        declared.deckBuilding().map(Declaration.DeckRules::beginIn).orElse(Map.of());
    elsewhere.forEach(
        (kind, zone) -> {
          if (isCommon(zone)) {
            begins(zone, file.fieldOfFile("deck building/begin in/" + kind));
          }
        });
  }

  private void begins(String zone, SourceLocation place) {
    List<String> others =
        declared.zones().keySet().stream().filter(other -> !isCommon(other)).toList();
    told(
        place,
        Words.quote(zone) + ", a common zone, where no cards of a player lie",
        (others.isEmpty() ? FOR_EACH_PLAYER : Words.oneOf(others))
            + ", or 'begins with' of the common zone");
  }

  private void told(SourceLocation place, String found, String expected) {
    findings.error(Code.DECLARATION, place, found, expected);
  }

  /**
   * Findings, those of scopes that nobody knows with what the name of a zone lacks where each
   * player has one, or has too much where all have it in common.
   *
   * @param zones the zones as they are written
   */
  public static List<Diagnostic> named(List<Diagnostic> findings, JsonNode zones) {
    return findings.stream().map(one -> named(one, zones)).toList();
  }

  private static Diagnostic named(Diagnostic finding, JsonNode zones) {
    String scope = finding.subject().word();
    String zone = scope.replaceFirst(SIDE, "");
    if (finding.code() != Code.UNKNOWN_TARGET || !zones.has(zone)) {
      return finding;
    }
    boolean ofEach = zone.equals(scope);
    if (ofEach == zones.path(zone).path("common").asBoolean()) {
      return finding; // It is wrong for another reason.
    }
    String said = ofEach ? "each player has a zone " : "all players have one zone ";
    String write = Words.quote(ofEach ? DeclaredScopes.OWN + zone : zone);
    String or =
        ofEach ? "'common: true' at the zone if there is one for all" : "no 'common' at the zone";
    return finding.suggesting(said + Words.quote(zone) + ": write " + write + ", or " + or);
  }
}
