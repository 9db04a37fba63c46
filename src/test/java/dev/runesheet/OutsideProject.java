package dev.runesheet;

import dev.runesheet.cli.Ran;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.apache.commons.io.FileUtils;

/**
 * A copy of a project of {@code src/it}, whose classes are compiled as a project outside compiles
 * them; {@code mvn -Poutside install} builds it with Maven.
 */
public record OutsideProject(Path folder) {

  private static final String CLASSES = "classes";

  /** Copies a project into an empty folder and compiles it. */
  public static OutsideProject of(String name, Path folder) throws IOException {
    FileUtils.copyDirectory(Path.of("src", "it", name).toFile(), folder.toFile());
    OutsideProject project = new OutsideProject(folder);
    project.compile();
    return project;
  }

  /** Compiles its sources anew. */
  void compile() throws IOException {
    Path classes = folder.resolve(CLASSES);
    FileUtils.copyDirectory(folder.resolve("src/main/resources").toFile(), classes.toFile());
    List<String> call = new ArrayList<>(List.of("-parameters", "-proc:none", "-d", "" + classes));
    try (Stream<Path> sources = Files.walk(folder.resolve("src/main/java"))) {
      sources.map(Path::toString).filter(one -> one.endsWith(".java")).forEach(call::add);
    }
    int failed =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, call.toArray(new String[0]));
    if (failed != 0) {
      throw new IllegalStateException(folder + " does not compile");
    }
  }

  /** Its classes, for threads that use them within this process. */
  public URLClassLoader loader() throws MalformedURLException {
    URL classes = folder.resolve(CLASSES).toUri().toURL();
    return new URLClassLoader(new URL[] {classes}, getClass().getClassLoader());
  }

  /** The output of the command line in its folder, whose classes are those of the thread. */
  String run(String... words) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader classes = loader()) {
      thread.setContextClassLoader(classes);
      Ran ran = Ran.in(folder, "", words);
      return ran.out() + ran.err();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** The output of the command line in its folder, in a process of its own. */
  String runAlone(String... words) throws IOException, InterruptedException {
    List<String> call = new ArrayList<>();
    call.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    call.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp"));
    call.add(CLASSES + File.pathSeparator + absolute(System.getProperty("java.class.path")));
    call.add("dev.runesheet.cli.Runesheet");
    call.addAll(List.of(words));
    Process process =
        new ProcessBuilder(call).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said;
  }

  private static String absolute(String path) {
    return Stream.of(path.split(File.pathSeparator))
        .map(one -> Path.of(one).toAbsolutePath().toString())
        .reduce((one, other) -> one + File.pathSeparator + other)
        .orElseThrow();
  }
}
