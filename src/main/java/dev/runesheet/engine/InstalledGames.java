package dev.runesheet.engine;

import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spelling.NearestWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * The services of all installed games, such as their authoring packs: those that classes on the
 * class path provide, and those of games that are declared in data alone.
 */
public final class InstalledGames {

  /** Games that were found in folders; declared ones are theirs whose folders say so. */
  private static final Set<String> FOUND = new ConcurrentSkipListSet<>();

  private InstalledGames() {}

  /** Makes the parts of games without classes of their own; found by {@link ServiceLoader}. */
  public interface Provider {

    /** The ids of such games that are on the class path, each with what its parts need to know. */
    Set<String> games();

    /**
     * A part of a game, such as its {@code AuthoringPack}; empty if it has no such part.
     *
     * @param game an entry of {@link #games}, or of the games of folders
     */
    <T> Optional<T> part(Class<T> type, String game);
  }

  /** Makes a declared game of a folder known by the id of its folder, for this process. */
  public static void found(String game) {
    FOUND.add(game);
  }

  /** The games of folders that are known now. */
  public static Set<String> found() {
    return Set.copyOf(FOUND);
  }

  /** Forgets all games of folders but some, such as those that were known before. */
  public static void forgetAllBut(Set<String> games) {
    FOUND.retainAll(games);
  }

  /** All parts of a type by the ids of their games, sorted; of two of a game, the later one. */
  public static <T> Map<String, T> all(Class<T> type, Function<T, String> id) {
    return all(type, id, (before, later) -> later);
  }

  /**
   * All parts of a type by the ids of their games, sorted.
   *
   * @param chosen the one of two parts of a game, of which the second is of a class that says so
   * @throws ServiceConfigurationError if a service does not say of which game it is
   */
  public static <T> Map<String, T> all(
      Class<T> type, Function<T, String> id, BinaryOperator<T> chosen) {
    Map<String, T> all = new TreeMap<>();
    for (Provider provider : services(Provider.class)) {
      List<String> games = new ArrayList<>(provider.games());
      games.addAll(FOUND);
      games.forEach(
          game -> provider.part(type, game).ifPresent(one -> all.put(id.apply(one), one)));
    }
    for (T one : services(type)) {
      all.merge(game(type, one, id), one, chosen);
    }
    return all;
  }

  /**
   * The id of the game of a service.
   *
   * @throws ServiceConfigurationError if it gives none
   */
  public static <T> String game(Class<T> type, T service, Function<T, String> id) {
    String game = id.apply(service);
    if (game == null) {
      throw new ServiceConfigurationError(
          type.getName() + ": Provider " + service.getClass().getName() + " has a game without id");
    }
    return game;
  }

  /**
   * The part of a game.
   *
   * @param all all such parts, by the ids of their games
   * @throws IllegalArgumentException if there is none; it names all there are, and the nearest
   */
  public static <T> T find(Map<String, T> all, String game) {
    T found = all.get(game);
    if (found == null) {
      throw new IllegalArgumentException(
          "game ("
              + Excerpt.of(game)
              + ") is not one of "
              + all.keySet()
              + "."
              + NearestWord.meant(game, all.keySet()));
    }
    return found;
  }

  /** The file of a jar or a folder of classes that names its services of a type. */
  public static String listOf(Class<?> type) {
    return "META-INF/services/" + type.getName();
  }

  /**
   * The services of a type, of the class loader in which games are looked up: that of the calling
   * thread only if it knows this Runesheet.
   */
  public static <T> ServiceLoader<T> services(Class<T> type) {
    return ServiceLoader.load(type, CallersLoader.get());
  }
}
