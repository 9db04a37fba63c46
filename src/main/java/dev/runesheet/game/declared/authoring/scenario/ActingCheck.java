package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.state.TurnOrder;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The check of who still acts where a scenario begins: players whom the phase asks, in order. */
record ActingCheck(DeclaredCatalog catalog) {

  /** The word for the players who still act. */
  static final String ACTING = "acting";

  void check(Scenario scenario) {
    JsonValue given = scenario.given();
    List<String> playing = PlayersCheck.playing(catalog.players(), scenario);
    int active = playing.indexOf(given.node().path(PlayersCheck.ACTIVE).asText(playing.get(0)));
    List<String> acting =
        given.entries(ACTING).stream().map(player -> player.node().asText()).toList();
    boolean known = active >= 0 && playing.containsAll(acting); // Others were found before.
    Optional<Phase> phase = known ? phase(given) : Optional.empty();
    phase.ifPresent(
        one -> given.field(ACTING).ifPresent(at -> check(at, acting, one, active, playing)));
  }

  /** The phase in which the scenario begins; empty if there is none of that name. */
  private Optional<Phase> phase(JsonValue given) {
    String name = given.node().path("phase").asText(TableGiven.asking(catalog).name());
    return catalog.phases().stream().filter(one -> one.name().equals(name)).findFirst();
  }

  private static void check(
      JsonValue at, List<String> acting, Phase phase, int active, List<String> playing) {
    TurnOrder order = new TurnOrder(playing.size(), false, player -> false);
    if (!order.canStillAct(acting.stream().map(playing::indexOf).toList(), phase, active)) {
      String all =
          order.acting(phase, active).stream().map(playing::get).collect(Collectors.joining(", "));
      at.error(
          Code.POSITION,
          String.join(", ", acting) + " in phase " + Words.quote(phase.name()),
          all.isEmpty()
              ? "nobody, as the phase asks nobody"
              : "some of those whom it asks, in this order: " + all);
    }
  }
}
