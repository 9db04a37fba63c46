package dev.runesheet.engine.rules;

import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The classes that rules import and that are not on the class path, such as the verbs of a packed
 * game whose own jar was forgotten: the one cause of whatever else a compiler says of such rules.
 */
final class MissingClasses {

  private static final Pattern IMPORT =
      Pattern.compile("^import\\s+((?:static|function)\\s+)?([\\w.$]+[\\w*])\\s*;?\\s*(//.*)?$");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)");

  private static final String RUNESHEET = "dev.runesheet.";
  private static final String JAVA = "java.";

  private static final int STATIC = 1;
  private static final int NAME = 2;

  private final Set<String> packages = new HashSet<>();
  private final Set<String> known = new HashSet<>();
  private final List<Problem> problems = new ArrayList<>();

  private MissingClasses() {}

  /** One problem for each class, where it is imported first; empty if all are there. */
  static List<Problem> of(List<RuleSource> sources) {
    MissingClasses missing = new MissingClasses();
    sources.forEach(missing::readPackage);
    sources.forEach(missing::read);
    return missing.problems;
  }

  private void readPackage(RuleSource source) {
    Matcher found = PACKAGE.matcher(source.drl());
    if (found.find()) {
      packages.add(found.group(1));
      packages.add(BuiltPackages.asWritten(found.group(1)));
    }
  }

  /** True if the rules themselves may declare a class. */
  private boolean isDeclared(String type) {
    return packages.stream().anyMatch(one -> type.startsWith(one + "."));
  }

  private void read(RuleSource source) {
    int line = 0;
    for (String text : source.drl().lines().toList()) {
      line++;
      Matcher imported = IMPORT.matcher(text);
      if (imported.matches()) {
        String name = imported.group(NAME);
        String type =
            imported.group(STATIC) == null ? name : name.substring(0, name.lastIndexOf('.'));
        boolean all = type.endsWith(".*");
        String pack = all ? type.substring(0, type.length() - 2) : "";
        boolean open = type.endsWith("*") || isDeclared(type);
        if (all && known.add(type) && isNoPackage(pack)) {
          problems.add(new Problem(source.name(), line, "there is no package " + pack));
        } else if (!open && known.add(type) && !isThere(type)) {
          problems.add(new Problem(source.name(), line, told(type)));
        }
      }
    }
  }

  /** True if a package surely does not exist; jars of others may not list their folders. */
  private boolean isNoPackage(String name) {
    boolean listed = name.startsWith(RUNESHEET) && hasFolder(MissingClasses.class.getPackageName());
    return (listed && !hasFolder(name) || name.startsWith(JAVA) && !isOfJava(name))
        && !isDeclared(name + ".")
        && !isThere(name);
  }

  private static boolean hasFolder(String name) {
    return CallersLoader.get().getResource(name.replace('.', '/')) != null;
  }

  private static boolean isOfJava(String name) {
    return ModuleLayer.boot().modules().stream().anyMatch(one -> one.getPackages().contains(name));
  }

  private static String told(String type) {
    return "class "
        + type
        + " is not on the class path. Maybe the jar or folder of the game's own verbs, questions"
        + " and facts is missing there.";
  }

  /** True if there is a class of a name as rules write it. */
  static boolean isThere(String type) {
    return CallersLoader.find(type).isPresent();
  }
}
