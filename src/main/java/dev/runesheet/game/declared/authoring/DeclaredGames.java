package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.game.declared.DeclaredGame;
import dev.runesheet.game.declared.authoring.duel.DuelPack;
import dev.runesheet.game.declared.authoring.duel.DuelScenarios;
import dev.runesheet.game.declared.authoring.duel.DuelTools;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Game;
import dev.runesheet.testing.ScenarioKit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Enumeration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The parts of declared games. A jar lists those that it brings in {@code
 * META-INF/runesheet/declared-games}, one id to a line; {@code duel} behind it says that it is a
 * game of two heroes in effect ops.
 */
public final class DeclaredGames implements InstalledGames.Provider {

  /** Behind the id of a game of two heroes. */
  private static final String DUEL = " duel";

  private static final String LIST = "META-INF/runesheet/declared-games";

  @Override
  public Set<String> games() {
    Set<String> games = new TreeSet<>();
    try {
      Enumeration<URL> lists = CallersLoader.get().getResources(LIST);
      while (lists.hasMoreElements()) {
        read(lists.nextElement(), games);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return games;
  }

  private static void read(URL list, Set<String> games) throws IOException {
    URLConnection connection = list.openConnection();
    connection.setUseCaches(false); // Or the jar stays open after its class loader was closed.
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
      lines.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(games::add);
    }
  }

  @Override
  public <T> Optional<T> part(Class<T> type, String entry) {
    boolean duel = entry.endsWith(DUEL);
    String game = duel ? entry.substring(0, entry.length() - DUEL.length()) : entry;
    if (type == Game.class) {
      return Optional.of(type.cast(new DeclaredGame(game)));
    }
    if (type == AuthoringPack.class) {
      return Optional.of(type.cast(duel ? new DuelPack(game) : new DeclaredPack(game)));
    }
    if (type == GameTools.class) {
      return Optional.of(type.cast(duel ? new DuelTools(game) : new DeclaredTools(game)));
    }
    return type == ScenarioKit.class
        ? Optional.of(type.cast(duel ? new DuelScenarios(game) : new TableScenarios(game)))
        : Optional.empty();
  }
}
