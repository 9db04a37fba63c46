package dev.runesheet.pack;

import dev.runesheet.engine.RuleSource;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Step of the build: puts each game's rules, the notes of their places and the catalog beside the
 * classes, so that an embedding game needs neither sources nor spreadsheets, and lists the packs'
 * files. Usage: {@code BuildPacks <project folder> <classes folder>}; exits with 1 if a source has
 * an error.
 */
public final class BuildPacks {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+)");

  private BuildPacks() {}

  /** Builds all games. */
  public static void main(String[] arguments) throws IOException {
    PackFiles files = new DirectoryFiles(Path.of(arguments[0]));
    Path root = Path.of(arguments[1]).resolve(ResourceFiles.ROOT);
    Diagnostics diagnostics = new Diagnostics();
    for (String game : Packs.games()) {
      BuiltPack built = PackBuilder.build(Packs.find(game), files, diagnostics);
      if (built != null) {
        write(built, root.resolve("built").resolve(game));
      }
    }
    List<String> names = new ArrayList<>();
    for (String folder : List.of("rules", "decision-tables", "data")) {
      names.addAll(files.list(folder));
    }
    Files.writeString(root.resolve(ResourceFiles.LIST), String.join("\n", names) + "\n");
    report(diagnostics, System.err);
    if (diagnostics.hasErrors()) {
      System.exit(1);
    }
  }

  private static void write(BuiltPack built, Path folder) throws IOException {
    Files.createDirectories(folder);
    List<String> names = new ArrayList<>();
    for (RuleSource source : built.rules()) {
      String name =
          String.format(
              Locale.ROOT,
              "%03d-%s.drl",
              names.size(),
              source.name().replaceAll("[^A-Za-z0-9]+", "-"));
      Files.writeString(folder.resolve(name), inPackageOf(built.game(), source.drl()));
      names.add(name + "\t" + source.name());
    }
    Files.writeString(folder.resolve("rules.list"), String.join("\n", names) + "\n");
    Files.writeString(folder.resolve("sources.json"), built.notes().toJson() + "\n");
    Files.writeString(folder.resolve("catalog.json"), built.catalog().toString() + "\n");
  }

  /**
   * Rules under packages of the game's own: {@code kmodule.xml} picks rules by package, and the
   * same rules lie in the jar as sources too.
   */
  private static String inPackageOf(String game, String drl) {
    String prefix = "runesheet.built." + game.replace("-", "") + ".";
    return PACKAGE.matcher(drl).replaceFirst("package " + prefix + "$1");
  }

  private static void report(Diagnostics diagnostics, PrintStream out) {
    for (Diagnostic finding : diagnostics.all()) {
      out.println(finding.message());
    }
  }
}
