package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.ManifestEntries.Accepted;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.spelling.Slug;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names that an earlier version had, that others still say, and in whose place stands a name that
 * nothing says: they were renamed there, so they are told there, and not at each user.
 */
public final class RenamedNames {

  private static final Pattern PART = Pattern.compile("[\\p{L}\\p{N}_-]+");
  private static final Pattern TESTS = Pattern.compile("data/[^/]+/(scenarios|golden)/.*");

  private static final Pattern READ = Pattern.compile(".*\\.(json|ya?ml|xlsx|txt)");

  /** A finding that is asked for its place only. */
  private static final Diagnostic ANY =
      Diagnostic.of(Code.NAME_CHANGED, SourceLocation.NONE, "", "");

  /** The warning of a name that nobody uses. */
  private static final Set<Code> UNUSED = EnumSet.of(Code.UNUSED, Code.EFFECT_UNUSED);

  private final String game;
  private final PackFiles files;
  private final SourceLines lines;
  private final PackFiles earlier;
  private final Map<String, Optional<Change>> changes = new HashMap<>();

  /** Scenarios that no finding is of, as they were not read. */
  private final List<String> unread;

  private WrittenNames before;
  private WrittenNames now;

  /**
   * A name in the place of an earlier one.
   *
   * @param at makes a finding, of any place, one at the name
   */
  private record Change(String word, String name, UnaryOperator<Diagnostic> at) {

    /** The words of a warning of a name that tests call otherwise. */
    static Optional<Change> of(Diagnostic told) {
      Subject name = told.subject();
      return isWarning(told)
          ? Optional.of(
              new Change(name.instead(), name.word(), one -> one.movedTo(told.location())))
          : Optional.empty();
    }

    private static boolean isWarning(Diagnostic told) {
      return told.code() == Code.NAME_CHANGED && told.severity() == Severity.WARNING;
    }

    /** True for a warning of this change. */
    boolean isIn(Diagnostic told) {
      return of(told).filter(one -> one.word.equals(word)).isPresent();
    }

    /** True for an error at the same name. */
    boolean isToldBy(Diagnostic other) {
      return isChanged(other) && other.subject().word().equals(name);
    }

    /** The same change of what the names are called by, where that follows from them. */
    Change asIds() {
      return new Change(Slug.of(word), Slug.of(name), at);
    }

    /** The users that say the word, or all if it is only meant where nothing is said. */
    private static List<Diagnostic> saying(List<Diagnostic> all) {
      List<Diagnostic> saying = all.stream().filter(one -> one.subject().written()).toList();
      return saying.isEmpty() ? all : saying;
    }

    /**
     * True for a warning that nothing uses the name, as whoever does calls it as before, or nothing
     * of the earlier name, as that of a group whose poll is called as it was.
     */
    boolean isUnusedIn(Diagnostic told) {
      return UNUSED.contains(told.code()) && isCalled(told.subject().word());
    }

    private boolean isCalled(String said) {
      return said.equals(name) || said.equals(word);
    }

    /** True for a warning that others are called so, too, as they were when it had its old name. */
    boolean isSharedIn(Diagnostic told) {
      return told.code() == Code.NAME_SHARED
          && told.severity() == Severity.WARNING
          && isCalled(told.subject().word());
    }

    /** True for what is not told besides the change. */
    boolean causes(Diagnostic told) {
      return isIn(told) || isUnusedIn(told) || isSharedIn(told);
    }

    /** True for a place in the row of the name, or within what it names. */
    boolean isOf(SourceLocation place) {
      SourceLocation own = at.apply(ANY).location();
      return own.file().equals(place.file())
          && (own.row().equals(place.row()) || place.place().isBelow(own.place()));
    }

    Diagnostic toldFor(List<Diagnostic> all) {
      List<Diagnostic> users = saying(all);
      return at.apply(stoodThere(NameUses.misspelt(name, users.get(0).location(), word, users)));
    }

    private Diagnostic stoodThere(Diagnostic told) {
      return told.suggesting(Words.quote(word) + " stood there before");
    }
  }

  private RenamedNames(String game, PackFiles earlier, PackFiles files, boolean read) {
    this.game = game;
    this.earlier = earlier;
    this.files = files;
    this.lines = new SourceLines(files);
    this.unread = read ? List.of() : files.list("data/" + game + "/scenarios");
  }

  /**
   * The findings, with one at the new name for all those of a name that was changed.
   *
   * @param earlier the files of the earlier version
   */
  public static List<Diagnostic> told(
      List<Diagnostic> found, String game, PackFiles earlier, PackFiles files) {
    RenamedNames renamed = new RenamedNames(game, earlier, files, true);
    return renamed.withOthers(renamed.told(found), renamed::compared);
  }

  /** The same where the scenarios were not read for errors; what they say counts nevertheless. */
  public static List<Diagnostic> toldOfSources(
      List<Diagnostic> found, String game, PackFiles earlier, PackFiles files) {
    return new RenamedNames(game, earlier, files, false).told(found);
  }

  /**
   * The same where the scenarios could not be read for errors: names that only they call as before
   * are told, too.
   */
  public static List<Diagnostic> toldWithoutScenarios(
      List<Diagnostic> found, String game, PackFiles earlier, PackFiles files) {
    RenamedNames renamed = new RenamedNames(game, earlier, files, false);
    return renamed.withOthers(
        renamed.told(found), change -> NameUses.of(change.word(), renamed.unread, files));
  }

  /** Findings, with those of changed names that only tests call as before. */
  private List<Diagnostic> withOthers(
      List<Diagnostic> told, Function<Change, List<Diagnostic>> uses) {
    read();
    List<Diagnostic> all = new ArrayList<>(told);
    all.addAll(ofScenarios(told, uses));
    return all;
  }

  /** The uses of a name in what scenarios compare as it is, of which no finding is. */
  private List<Diagnostic> compared(Change change) {
    return NameUses.of(change.word(), files.list("data/" + game + "/scenarios"), files).stream()
        .filter(use -> isCompared(use.location().place().steps()))
        .toList();
  }

  /** True where scenarios expect texts that are compared as they are, and not looked up. */
  private static boolean isCompared(List<String> steps) {
    int list = steps.size() - 2;
    return list > 0 && steps.get(list).equals("options") && steps.subList(0, list).contains("then");
  }

  /** The files of a game that are compared: those in which names are given, and its tests. */
  public static List<String> compared(String game, PackFiles files) {
    List<String> names = new ArrayList<>(sources(game, files));
    names.addAll(tests(game, files));
    return names;
  }

  /** The files of a game in which names are given. */
  private static List<String> sources(String game, PackFiles files) {
    List<String> names = new ArrayList<>(files.list("data/" + game));
    names.addAll(files.list("decision-tables/" + game));
    names.removeIf(name -> TESTS.matcher(name).matches() || !READ.matcher(name).matches());
    return names;
  }

  private static List<String> tests(String game, PackFiles files) {
    return files.list("data/" + game).stream()
        .filter(file -> TESTS.matcher(file).matches())
        .toList();
  }

  private List<Diagnostic> told(List<Diagnostic> found) {
    Map<Diagnostic, String> unknown = new LinkedHashMap<>();
    found.forEach(one -> UnknownWord.of(one).ifPresent(text -> unknown.put(one, text)));
    if (unknown.isEmpty() && found.stream().noneMatch(RenamedNames::isChanged)) {
      return found;
    }
    read();
    found.forEach(
        one -> Change.of(one).ifPresent(is -> changes.putIfAbsent(is.word(), Optional.of(is))));
    List<Diagnostic> all = new ArrayList<>(found);
    users(unknown).forEach((change, users) -> fold(change, users, all));
    all.replaceAll(this::withEarlier);
    if (all.stream().anyMatch(RenamedNames::isChanged)) {
      all.removeIf(MatchLog::isOfSetup); // Golden games begin with the earlier names.
    }
    return all;
  }

  private static boolean isChanged(Diagnostic told) {
    return told.code() == Code.NAME_CHANGED && told.isError();
  }

  /** A finding of a name near the one that others say, with that one if it stood there before. */
  private Diagnostic withEarlier(Diagnostic told) {
    if (!isChanged(told)) {
      return told;
    }
    return changesTo(told.subject().instead())
        .filter(change -> change.isToldBy(told))
        .findFirst()
        .map(change -> change.stoodThere(told))
        .orElse(told);
  }

  /** The changes of what others call so: of the name itself, or of one that it is the id of. */
  private Stream<Change> changesTo(String word) {
    return Stream.concat(
        change(word).stream(),
        before.byPlace().values().stream()
            .map(WrittenNames.Written::word)
            .filter(name -> !name.equals(word) && Slug.of(name).equals(word))
            .distinct()
            .flatMap(name -> change(name).stream())
            .map(Change::asIds));
  }

  private void read() {
    if (before == null) {
      before = WrittenNames.of(sources(game, earlier), earlier);
      now = WrittenNames.of(sources(game, files), files).placedAsIn(before);
    }
  }

  /** A finding for each changed name that tests call as before, but for those that are told. */
  private List<Diagnostic> ofScenarios(
      List<Diagnostic> told, Function<Change, List<Diagnostic>> uses) {
    return before.byPlace().entrySet().stream()
        .filter(one -> before.isNamePlace(one.getKey()) && now.byPlace().containsKey(one.getKey()))
        .map(one -> one.getValue().word())
        .distinct()
        .filter(word -> !now.isGiven(word))
        .flatMap(word -> change(word).stream())
        .flatMap(change -> Stream.of(change, change.asIds()))
        .filter(change -> told.stream().noneMatch(change::isToldBy) && !now.isGiven(change.word()))
        .flatMap(change -> ofUses(change, uses.apply(change)).stream())
        .filter(one -> told.stream().noneMatch(other -> isAtOne(one, other)))
        .toList();
  }

  private static boolean isAtOne(Diagnostic one, Diagnostic other) {
    return one.code() == other.code() && one.location().equals(other.location());
  }

  private Optional<Diagnostic> ofUses(Change change, List<Diagnostic> users) {
    return users.isEmpty() ? Optional.empty() : Optional.of(lines.placed(change.toldFor(users)));
  }

  /** The findings of each changed name: of those that say it, and of those that say it in part. */
  private Map<Change, List<Diagnostic>> users(Map<Diagnostic, String> unknown) {
    Map<Change, List<Diagnostic>> users = new LinkedHashMap<>();
    unknown.forEach((one, text) -> change(text).ifPresent(is -> add(one, is, users)));
    Set<Change> said = Set.copyOf(users.keySet());
    unknown.forEach(
        (one, text) -> {
          if (change(text).isEmpty()) {
            parts(text).stream()
                .filter(part -> change(part).filter(said::contains).isPresent() || isGone(part))
                .flatMap(part -> change(part).stream())
                .findFirst()
                .ifPresent(is -> add(one, is, users));
          }
        });
    return users;
  }

  private static void add(Diagnostic one, Change to, Map<Change, List<Diagnostic>> users) {
    users.computeIfAbsent(to, change -> new ArrayList<>()).add(one);
  }

  /** The words of a text that follow each other, the most first. */
  private static List<String> parts(String text) {
    List<MatchResult> words = PART.matcher(text).results().toList();
    List<String> parts = new ArrayList<>();
    for (int count = words.size(); count > 0; count--) {
      for (int first = 0; first + count <= words.size(); first++) {
        parts.add(text.substring(words.get(first).start(), words.get(first + count - 1).end()));
      }
    }
    return parts;
  }

  /** Puts one finding at a changed name in the place of those of its users. */
  private void fold(Change change, List<Diagnostic> users, List<Diagnostic> all) {
    if (all.stream().noneMatch(change::isToldBy)) {
      List<Diagnostic> counted = new ArrayList<>(users);
      if (!now.isGiven(change.word())) { // Otherwise scenarios may say another thing.
        counted.addAll(NameUses.of(change.word(), unread, files));
      }
      all.set(all.indexOf(users.get(0)), lines.placed(change.toldFor(counted)));
    }
    all.removeAll(users);
    all.removeIf(change::causes);
    Set<String> accepted = accepted(users);
    all.removeIf(one -> accepted.contains(one.code().id()) && change.isOf(one.location()));
  }

  /** The codes that entries of {@code accepted} name which accept nothing, as users. */
  private Set<String> accepted(List<Diagnostic> users) {
    Set<String> effects =
        users.stream()
            .filter(one -> one.code() == Code.ACCEPTED_LEFT)
            .map(one -> one.subject().word())
            .collect(Collectors.toSet());
    return Manifest.accepted(game, files).stream()
        .filter(entry -> effects.contains(entry.effect()))
        .map(Accepted::code)
        .collect(Collectors.toSet());
  }

  private Optional<Change> change(String word) {
    return changes.computeIfAbsent(word, one -> renamed(one).or(() -> renamedInRow(one)));
  }

  /** True for a word that nothing says, or for a name that nothing has, though lists may say it. */
  private boolean isGone(String word) {
    return now.count(word) == 0 || before.isGiven(word) && !now.isGiven(word);
  }

  /** The same for an id with a name behind that others have, too: the name in the row of the id. */
  private Optional<Change> renamedInRow(String text) {
    String[] parts = text.split(" ", 2);
    return parts.length < 2
        ? Optional.empty()
        : before.placesOf(parts[1]).stream()
            .filter(place -> now.byPlace().containsKey(place))
            .filter(place -> before.hasInRow(place, parts[0]) && now.hasInRow(place, parts[0]))
            .filter(place -> isNew(now.byPlace().get(place).word(), parts[1], List.of(place)))
            .map(now.byPlace()::get)
            .map(there -> new Change(parts[1], there.word(), there.at()))
            .findFirst();
  }

  /** The name that stands where an earlier one stood; empty if there is none, or are several. */
  private Optional<Change> renamed(String word) {
    List<WordPlace> places =
        before.placesOf(word).stream()
            .filter(place -> now.byPlace().containsKey(place) && !now.hasBeside(place, word))
            .filter(place -> !Replacement.isAt(place, before, now))
            .toList();
    List<WrittenNames.Written> instead = places.stream().map(now.byPlace()::get).toList();
    boolean one = instead.stream().map(WrittenNames.Written::word).distinct().count() == 1;
    return one && isNew(instead.get(0).word(), word, places)
        ? Optional.of(new Change(word, instead.get(0).word(), instead.get(0).at()))
        : Optional.empty();
  }

  /**
   * True if a name is new where it stands for an earlier word, and nothing else has come to say it,
   * such as those that used the word. Elsewhere it may have been a word for something else, if no
   * place of the earlier one is gone.
   */
  private boolean isNew(String name, String word, List<WordPlace> places) {
    long stood = before.count(name);
    return WrittenNames.areAlike(places)
        && places.stream().noneMatch(place -> before.hasAmongLike(place, name))
        && now.count(name) == stood + places.size()
        && (stood == 0 || now.byPlace().keySet().containsAll(before.placesOf(word)))
        && uses(name, files) <= uses(name, earlier);
  }

  private int uses(String name, PackFiles version) {
    return tests(game, version).stream()
        .mapToInt(file -> NameUses.count(name, file, version))
        .sum();
  }
}
