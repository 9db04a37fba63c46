package dev.runesheet.pack;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.VerbProvider;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * Verbs whose classes lie beside those of a game but are not among its {@code verbs()}. Only
 * folders of classes are searched: who just writes a verb has no jar yet.
 */
final class UnlistedVerbs {

  private static final String CLASS = ".class";

  private UnlistedVerbs() {}

  /** The class that has a verb, and the one whose {@code verbs()} lack it, in words. */
  static Optional<String> reason(AuthoringPack pack, String verb) {
    return lists(pack)
        .flatMap(
            list ->
                beside(list.getClass())
                    .filter(type -> declares(type, verb))
                    .map(type -> says(type, list.getClass())))
        .findFirst();
  }

  private static String says(Class<?> type, Class<?> list) {
    return "class " + type.getName() + " has it, but verbs() of " + list.getName() + " lacks it";
  }

  /** The pack and the providers of its game. */
  private static Stream<Object> lists(AuthoringPack pack) {
    return Stream.concat(
        Stream.of(pack),
        InstalledGames.services(VerbProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(provider -> pack.game().equals(provider.game())));
  }

  /** The classes in a class's package; none of Runesheet's own, which authors cannot change. */
  private static Stream<Class<?>> beside(Class<?> type) {
    Path classes = root(type);
    Path folder = classes.resolve(type.getPackageName().replace('.', '/'));
    if (classes.equals(root(UnlistedVerbs.class)) || !Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      return names.stream().filter(name -> name.endsWith(CLASS)).flatMap(name -> of(name, type));
    } catch (IOException unreadable) {
      return Stream.empty();
    }
  }

  /** The folder or jar with a class; empty if it is in none, as one that was made in memory. */
  private static Path root(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    URL place = source == null ? null : source.getLocation();
    boolean isFile = place != null && place.getProtocol().equals("file");
    return isFile ? Path.of(URI.create(place.toString())) : Path.of("");
  }

  private static Stream<Class<?>> of(String file, Class<?> beside) {
    String name = file.substring(0, file.length() - CLASS.length());
    try {
      return Stream.of(
          Class.forName(beside.getPackageName() + "." + name, false, beside.getClassLoader()));
    } catch (ClassNotFoundException | LinkageError broken) {
      return Stream.empty();
    }
  }

  private static boolean declares(Class<?> type, String verb) {
    try {
      return Stream.<AnnotatedElement>concat(Stream.of(type), Stream.of(type.getDeclaredMethods()))
          .map(one -> one.getAnnotation(Verb.class))
          .anyMatch(one -> one != null && one.name().equals(verb));
    } catch (LinkageError broken) {
      return false;
    }
  }
}
