package dev.runesheet.pack.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.file.PackFiles;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names that an earlier version had, that others still say, and in whose place stands a name that
 * nothing says: they were renamed there, so they are told there, and not at each user.
 */
public final class RenamedNames {

  private static final Set<Code> UNKNOWN = EnumSet.copyOf(MisspeltNames.UNKNOWN);
  private static final Pattern QUOTED = Pattern.compile("'([^']+)'");
  private static final Pattern TESTS = Pattern.compile("data/[^/]+/(scenarios|golden)/.*");
  private static final Pattern READ = Pattern.compile(".*\\.(json|ya?ml|xlsx)");

  static {
    UNKNOWN.add(Code.UNKNOWN_WORD);
  }

  private final String game;
  private final PackFiles files;
  private final PackFiles earlier;
  private WrittenNames before;
  private WrittenNames now;

  private RenamedNames(String game, PackFiles earlier, PackFiles files) {
    this.game = game;
    this.earlier = earlier;
    this.files = files;
  }

  /**
   * The findings, with one at the new name for all those of a name that was changed.
   *
   * @param earlier the files of the earlier version
   */
  public static List<Diagnostic> told(
      List<Diagnostic> found, String game, PackFiles earlier, PackFiles files) {
    return new RenamedNames(game, earlier, files).told(found);
  }

  /** The files of a game in which names are given. */
  public static List<String> sources(String game, PackFiles files) {
    List<String> names = new ArrayList<>(files.list("data/" + game));
    names.addAll(files.list("decision-tables/" + game));
    names.removeIf(name -> TESTS.matcher(name).matches() || !READ.matcher(name).matches());
    return names;
  }

  private List<Diagnostic> told(List<Diagnostic> found) {
    Map<String, List<Diagnostic>> unknown = new LinkedHashMap<>();
    for (Diagnostic one : found) {
      Matcher word = QUOTED.matcher(one.found());
      if (UNKNOWN.contains(one.code()) && one.severity() == Severity.ERROR && word.matches()) {
        unknown.computeIfAbsent(word.group(1), key -> new ArrayList<>()).add(one);
      }
    }
    if (unknown.isEmpty()) {
      return found;
    }
    List<Diagnostic> all = new ArrayList<>(found);
    standForUsers(all, unknown);
    before = WrittenNames.of(sources(game, earlier), earlier);
    now = WrittenNames.of(sources(game, files), files);
    unknown.forEach(
        (word, users) ->
            renamed(word)
                .map(name -> at(name, word, users))
                .filter(one -> !isTold(one, all))
                .ifPresent(
                    one -> {
                      all.set(all.indexOf(users.get(0)), one);
                      all.removeAll(users);
                    }));
    return all;
  }

  /** Lets a warning of a changed name stand for the mistakes of all who say the earlier one. */
  private static void standForUsers(List<Diagnostic> all, Map<String, List<Diagnostic>> unknown) {
    for (Diagnostic told : List.copyOf(all)) {
      Matcher name = QUOTED.matcher(told.found());
      Matcher earlier = QUOTED.matcher(told.expected());
      boolean changed = told.code() == Code.NAME_CHANGED && told.severity() == Severity.WARNING;
      if (changed
          && name.matches()
          && earlier.lookingAt()
          && unknown.containsKey(earlier.group(1))) {
        List<Diagnostic> users = unknown.remove(earlier.group(1));
        Diagnostic at = NameUses.misspelt(name.group(1), told.location(), earlier.group(1), users);
        all.set(all.indexOf(told), at);
        all.removeAll(users);
      }
    }
  }

  private static boolean isTold(Diagnostic finding, List<Diagnostic> all) {
    return all.stream()
        .anyMatch(
            one ->
                one.code() == finding.code()
                    && one.location().file().equals(finding.location().file())
                    && one.found().equals(finding.found()));
  }

  private static Diagnostic at(WrittenNames.Written name, String word, List<Diagnostic> users) {
    Diagnostic first = users.get(0);
    return name.at().apply(NameUses.misspelt(name.word(), first.location(), word, users));
  }

  /** The name that stands where an earlier one stood; empty if there is none, or are several. */
  private Optional<WrittenNames.Written> renamed(String word) {
    List<WrittenNames.Written> instead = new ArrayList<>();
    before
        .byPlace()
        .forEach(
            (place, written) -> {
              WrittenNames.Written there = now.byPlace().get(place);
              boolean other = there != null && !there.word().equals(word);
              if (written.word().equals(word) && other && !now.hasBeside(place, word)) {
                instead.add(there);
              }
            });
    boolean one = instead.stream().map(WrittenNames.Written::word).distinct().count() == 1;
    return one && isNew(instead.get(0).word(), instead.size())
        ? Optional.of(instead.get(0))
        : Optional.empty();
  }

  /** True if a name stood nowhere before, and nothing but its own places says it now. */
  private boolean isNew(String name, int places) {
    return before.count(name) == 0
        && now.count(name) == places
        && files.list("data/" + game).stream()
            .filter(file -> TESTS.matcher(file).matches())
            .allMatch(file -> NameUses.count(name, file, files) == 0);
  }
}
