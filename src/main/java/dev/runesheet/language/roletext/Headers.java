package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.Definition.Header;
import dev.runesheet.language.roletext.tree.Definition.RoleCategory;
import dev.runesheet.language.roletext.tree.Definition.Sort;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Titled;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads headers: {@code Flute Player | Solo Killing - Flute Team}. */
record Headers(boolean lenient, SourceLocation line, Diagnostics findings) {

  private static final Pattern ONLY_NAME = Pattern.compile("@@\\s*(\\S.*)|\\*\\*(\\s*\\S.*)\\*\\*");
  private static final Pattern ROLE =
      Pattern.compile("(\\S+)(?:\\s+(\\S+))?(?:\\s*-\\s+(.+)|\\s+(.+))?");

  /** The signs that people write between a group and a category instead of a blank. */
  private static final String BETWEEN = "\\s*[/,&]\\s*|\\s+[-–—]\\s+";

  private static final String SORT = sort();
  private static final Pattern MARKED =
      Pattern.compile("(?:#{1,6}|>|[-*•]|[0-9]{1,3}[.)])\\s+(.+)");
  private static final Pattern OTHERWISE =
      Pattern.compile(
          "([^|:@\\[{`<]+?)\\s*(?:\\((" + SORT + "[^()]*)\\)|\\s[-–—]\\s*(" + SORT + ".*))");
  private static final Pattern SEPARATED =
      Pattern.compile("^(\\p{L}+)(?:" + BETWEEN + ")(?=\\p{L})");
  private static final Pattern OF_GROUP = Pattern.compile("(.*\\S)\\s+(\\S+)\\s+(\\S+)");

  /** The titles of definitions whose header says no more. */
  private static final List<String> PLAIN =
      Arrays.stream(Sort.values()).filter(Sort::isPlain).map(Sort::title).toList();

  /** True if a line is a header: a bar behind its name, or a name in marks. */
  static boolean header(String line) {
    String bare = line.strip();
    int bar = bare.indexOf('|');
    return ONLY_NAME.matcher(bare).matches()
        || bar > 0
            && bare.substring(0, bar).chars().noneMatch(sign -> ":@•‣[{`<".indexOf(sign) >= 0);
  }

  /**
   * A line as a header with a bar, if it is one with marks before its name, or in other words: a
   * name with a group and a category in parentheses or behind a dash; otherwise the same line.
   */
  static String barred(String line) {
    if (!LineReader.isReadable(line)) {
      return line;
    }
    String bare = line.strip();
    Matcher marked = MARKED.matcher(bare);
    String unmarked = marked.matches() ? marked.group(1) : bare;
    Matcher other = OTHERWISE.matcher(unmarked);
    if (other.matches()) {
      String sort = other.group(2) == null ? other.group(3) : other.group(2);
      return other.group(1) + " | " + SEPARATED.matcher(sort.strip()).replaceFirst("$1 ");
    }
    return header(unmarked) ? unmarked : line;
  }

  /** The header of a line that may have been written in other words, which is noted. */
  static String noted(String line, SourceLocation place, Diagnostics findings) {
    String meant = barred(line);
    if (!meant.equals(line)) {
      new Notes(true, place, findings)
          .otherwise(RoleTextCode.STRAY, place.character(1), line.strip(), meant);
    }
    return meant;
  }

  /** The definition that a header begins, still without its lines. */
  Definition read(String text) {
    int bar = text.indexOf('|');
    String name = bar < 0 ? text : text.substring(0, bar);
    Matcher marked = ONLY_NAME.matcher(name.strip());
    if (marked.matches()) {
      String inner = marked.group(1) == null ? marked.group(2) : marked.group(1);
      if (marked.group(1) == null) {
        new Notes(lenient, line, findings)
            .otherwise(RoleTextCode.STRAY, line.character(1), name.strip(), inner.strip() + " | …");
      }
      name = inner;
    }
    return of(name.strip(), bar < 0 ? "" : text.substring(bar + 1), bar + 1);
  }

  /**
   * A role without a name, after the finding that it has none.
   *
   * @param found what stands there instead of its header
   */
  Definition missing(String found) {
    findings.error(RoleTextCode.PLACE, line.character(1), found, "Name | Side Category");
    return role("", Optional.empty());
  }

  /**
   * The definition that a header without its name begins.
   *
   * @param before how many characters stand before it
   */
  Definition of(String name, String text, int before) {
    List<String> parts = Arrays.stream(text.split("\\|", -1)).map(String::strip).toList();
    int column = before + text.indexOf(parts.get(0)) + 1;
    String sort = sort(parts.get(0), column);
    if (text.isBlank()) {
      return role(name, Optional.empty());
    } else if (sort.endsWith(Header.GROUP)) {
      String team = sort.substring(0, sort.length() - Header.GROUP.length());
      return new Definition.Group(name, team, List.of(), List.of(), line);
    } else if (PLAIN.contains(sort)) {
      Sort plain = word(Sort.class, sort, column).orElseThrow();
      return new Definition.Plain(plain, name, List.of(), List.of(), line);
    }
    List<String> modifiers = parts.stream().skip(1).filter(one -> !one.isEmpty()).toList();
    return role(name, role(sort, modifiers, column));
  }

  /** The sort of a definition that is no role, which may be misspelt; otherwise as written. */
  private String sort(String written, int column) {
    String meant = written;
    Matcher group = OF_GROUP.matcher(written);
    if (group.matches()
        && is(group.group(2), Sort.TEAM.title())
        && is(group.group(3), Sort.GROUP.title())) {
      meant = group.group(1) + Header.GROUP;
    } else if (!written.isEmpty()) {
      meant = Optional.ofNullable(Words.nearest(written, PLAIN)).orElse(written);
    }
    if (!meant.equals(written)) {
      new Notes(lenient, line, findings)
          .otherwise(RoleTextCode.STRAY, line.character(column), written, meant);
    }
    return meant;
  }

  private static boolean is(String written, String word) {
    return written.equals(word) || Words.nearest(written, List.of(word)) != null;
  }

  /** A group and a category. */
  private static String sort() {
    String groups = String.join("|", Titled.titles(RoleGroup.class));
    String categories = String.join("|", Titled.titles(RoleCategory.class));
    return "(?:" + groups + ")(?:\\s+|" + BETWEEN + ")(?:" + categories + ")\\b";
  }

  private Optional<Header> role(String written, List<String> modifiers, int column) {
    String sort = unseparated(written, column);
    Matcher words = ROLE.matcher(sort);
    if (!words.matches()) {
      findings.error(
          RoleTextCode.TEXT, line.character(column), "'" + sort + "'", "a side and a category");
      return Optional.empty();
    }
    return lenient && !known(words.group(1), second(words))
        ? respelt(words, modifiers, column)
        : role(words, modifiers, column);
  }

  /** A side and a category with a blank between them, and with nothing else that was meant so. */
  private String unseparated(String written, int column) {
    Matcher separated = SEPARATED.matcher(written);
    if (!lenient || !separated.find() || !isGroup(separated.group(1))) {
      return written;
    }
    String sort = separated.replaceFirst("$1 ");
    new Notes(true, line, findings)
        .otherwise(RoleTextCode.STRAY, line.character(column), written, sort);
    return sort;
  }

  private static String second(Matcher words) {
    return words.group(2) == null ? "" : words.group(2);
  }

  /** The role that is meant by a side or category that is misspelt. */
  private Optional<Header> respelt(Matcher words, List<String> modifiers, int column) {
    String sort = words.group();
    String group = nearest(RoleGroup.class, words.group(1));
    String category = nearest(RoleCategory.class, second(words));
    Notes notes = new Notes(true, line, findings);
    if (!known(group, category)) {
      String write = "a side and a category, such as Townsfolk Power";
      notes.otherwise(RoleTextCode.TEXT, line.character(column), sort, write);
      return Optional.empty();
    }
    int rest = Math.max(words.end(1), words.end(2));
    String meant = group + " " + category;
    notes.otherwise(RoleTextCode.STRAY, line.character(column), sort.substring(0, rest), meant);
    return role(meant + sort.substring(rest), modifiers, column);
  }

  private Optional<Header> role(Matcher words, List<String> modifiers, int column) {
    if (words.group(2) == null && !isGroup(words.group(1))) {
      List<String> sorts = new ArrayList<>(Titled.titles(RoleGroup.class));
      sorts.addAll(PLAIN);
      findings.unknownWord(Code.UNKNOWN_WORD, line.character(column), words.group(1), sorts);
      return Optional.empty();
    }
    Optional<RoleGroup> group = word(RoleGroup.class, words.group(1), column);
    Optional<RoleCategory> category =
        word(RoleCategory.class, second(words), column + Math.max(0, words.start(2)));
    String team = words.group(3) == null ? "" : words.group(3);
    boolean more = words.group(4) != null;
    List<String> all = new ArrayList<>(modifiers);
    if (more) {
      all.add(0, words.group(4));
    }
    boolean solo = group.filter(RoleGroup.SOLO::equals).isPresent();
    // What stands behind a word that is like no category may be a part of the same mistake.
    boolean meant = known(RoleGroup.SOLO.title(), nearest(RoleCategory.class, second(words)));
    if (meant && (more || group.isPresent() && solo == team.isEmpty())) {
      unfit(words.group(), solo && team.isEmpty() && !more, column);
    }
    String bare = team(team, column + Math.max(0, words.start(3)));
    return group.flatMap(one -> category.map(other -> new Header(one, other, bare, all)));
  }

  /**
   * Reports a header whose parts do not fit each other.
   *
   * @param lacks true if a solo role lacks its team
   */
  private void unfit(String sort, boolean lacks, int column) {
    String write =
        lacks
            ? sort + " - Name Team, with the name of its team"
            : "Side Category; - and a team for solo roles only; | before what follows";
    new Notes(lenient, line, findings)
        .otherwise(lacks ? Code.EMPTY : RoleTextCode.STRAY, line.character(column), sort, write);
  }

  /** The name of a team without the word behind it, which may be misspelt. */
  private String team(String written, int column) {
    int blank = written.lastIndexOf(' ');
    if (blank <= 0 || !is(written.substring(blank + 1), Sort.TEAM.title())) {
      return written.strip();
    }
    String bare = written.substring(0, blank).strip();
    if (!written.endsWith(Header.TEAM)) {
      new Notes(lenient, line, findings)
          .otherwise(RoleTextCode.STRAY, line.character(column), written, bare + Header.TEAM);
    }
    return bare;
  }

  private static boolean isGroup(String word) {
    return Titled.titles(RoleGroup.class).contains(word);
  }

  private static boolean known(String group, String category) {
    return Titled.titles(RoleGroup.class).contains(group)
        && Titled.titles(RoleCategory.class).contains(category);
  }

  /** The word itself, or else the nearest. */
  private static <E extends Enum<E> & Titled> String nearest(Class<E> type, String word) {
    List<String> all = Titled.titles(type);
    String nearest = all.contains(word) ? word : Words.nearest(word, all);
    return nearest == null ? word : nearest;
  }

  private <E extends Enum<E> & Titled> Optional<E> word(Class<E> type, String word, int column) {
    Optional<E> found =
        Arrays.stream(type.getEnumConstants()).filter(one -> one.title().equals(word)).findFirst();
    if (found.isEmpty()) {
      findings.unknownWord(Code.UNKNOWN_WORD, line.character(column), word, Titled.titles(type));
    }
    return found;
  }

  private Definition role(String name, Optional<Header> header) {
    return new Definition.Role(name, header, List.of(), List.of(), line);
  }
}
