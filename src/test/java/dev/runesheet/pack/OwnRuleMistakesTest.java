package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.engine.own.InvalidRules;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieBase;

/**
 * Mistakes in rules that authors write by hand: each is one problem at its line, whether Drools
 * tells it, throws something, or accepts what could not be played.
 */
class OwnRuleMistakesTest {

  private static final String FILE = "rules/math-battle/own.drl";

  /** Three lines, so that bodies begin in line 4. */
  private static final String HEAD =
      "package my.own; import java.util.List;\nimport dev.runesheet.spi.fact.*;\n\n";

  private static final String RULE = "rule 'r' when Event( trigger == 'hit' ) then end";

  /** Two lines of types with fields that are no texts. */
  private static final String SIZES =
      "declare enum Size SMALL, LARGE; end\n"
          + "declare P size : Size who : Entity text : String any : Object many : List end";

  /** Two lines that give conditions what rules change a match by. */
  private static final String CHANGES =
      "global Changes changes;\nfunction boolean f( Changes c, Entity e ) { return true; }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          5 | NullPointerException      | ¶declare Foo extends Nothing end
          6 | NullPointerException      | declare A extends B end¶declare B x : int end¶declare C extends Nothing end
          4 | Dialect 'python'          | dialect 'python'¶RULE
          4 | Dialect 'python'          | rule 'r' dialect 'python' when Event() then end
          5 | foo.Bar                   | ¶import accumulate foo.Bar baz;¶RULE
          4 | final class               | declare Foo extends Event end
          4 | RED                       | declare enum Colour RED, RED; end
          5 | nix                       | ¶declare Foo @role(event) @expires(nix) x : int end
          5 | my.own.Foo.nix            | ¶declare Foo @role(event) @timestamp(nix) x : int end
          4 | NIX                       | rule 'r' @Propagation( NIX ) when Event() then end
          5 | Nix                       | ¶declare Foo x : Nix end
          4 | duplicate declaration     | declare Foo x : int end declare Foo y : int end
          5 | function f                | function int f( int x ) { return 1; }¶function int f( int y ) { return 2; }
          4 | y cannot be resolved      | function int f( int x ) { return y; }¶RULE
          6 | y cannot be resolved      | ¶function int f( int x ) {¶return y; }
          8 | y cannot be resolved      | function int f( int x )¶{¶// note¶¶return y; }
          5 | must return a result      | ¶function int f( int x ) {¶int z = 1; }
          4 | ParserContext]            | rule 'r' dialect 'mvel' when Event() then Entty e = 3; end
          4 | java.lang.Math.mx         | import static java.lang.Math.mx;¶RULE
          4 | java.lang.Math.mx         | import function java.lang.Math.mx;¶RULE
          4 | foo.Bar                   | import foo.Bar;¶RULE
          5 | Nix                       | ¶global Nix nix;¶RULE
          5 | Unknown window Nix        | RULE¶rule 's' when Event() from window Nix then end
          4 | bad reg                   | rule 's' when Event( trigger matches '(' ) then end
          4 | Sliding Window            | rule 's' when Event() over window:time( 1s ) then end
          5 | Entiy                     | ¶query q( Entiy e ) e := Entity() end
          5 | Duplicate rule name       | RULE¶RULE
          5 | declared type Weak        | declare Weak who : Entity end¶function boolean weak( Entity e ) { return true; }¶rule 's' when Event() $e : Entity() then insertLogical( new Weak( $e ) ); end
          4 | declared type Weak        | function boolean weak( Entity e ) { return true; }¶declare enum Weak LOW, HIGH; end¶rule 's' when Event() then insertLogical( Weak.LOW ); end
          5 | Duplicate rule name       | query q() Entity() end¶query q() Entity() end
          5 | '3'                       | rule 'r'¶no-loop 3 when Event() then end
          4 | date-effective            | rule 'r' date-effective 'foo' when Event() then end
          4 | timer                     | rule 'r' timer( int: xx ) when Event() then end
          4 | mismatched                | rule 'r' when Event( trigger ? ) then end
          5 | comment without           | ¶/* RULE
          5 | text without its end "    | RULE¶rule 's' when Event() then String s = "abc; end
          5 | text without its end '    | RULE¶rule "s" when Event( trigger == 'a ) then end¶rule "t" when Event() then end
          5 | text without its end "    | RULE¶rule "s when Event() then end¶rule "t" when Event() then end
          5 | text without its end "    | RULE¶rule 's' agenda-group "x when Event() then end¶rule "t" when Event() then end
          5 | text without its end "    | RULE¶rule "s" dialect "mvel" when Event() then n = "it's; end¶rule "t" when Event() then end
          5 | text without its end \"""  | RULE¶rule 's' when Event() then String s = \"""a; end
          4 | escapes of Java           | rule 'r' when Event() then ch\\u0061nges.signal( "x" ); end
          4 | save the file as UTF-8    | rule '\ufffd' when Event() then end
          5 | nested too deeply         | ¶rule 'r' when eval( DEEP ) then end
          5 | 'nope'                    | ¶rule 'r' salience( nope ) when Event() then end
          4 | 'nope'                    | rule 'r' enabled( nope ) when Event() then end
          4 | no number                 | rule 'r' salience( 'x' ) when Event() then end
          4 | nope                      | rule 'r' salience( $e.nope ) when $e : Event() then end
          4 | neither true nor false    | rule 'r' enabled( 3 ) when Event() then end
          4 | 'nix'                     | rule 'r' when Event() Integer() from nix then end
          4 | 'nix'                     | rule 'r' dialect 'mvel' when Event() then nix.foo(); end
          4 | 'nums'                    | rule 'r' when Event() Integer() from nums( 3 ) then end
          4 | 'contribs'                | rule 'r' when $e : Entity() Integer() from $e.contribs() then end
          4 | 'g'                       | rule 'r' dialect 'mvel' when $e : Event() then g( $e ); end
          4 | 'triger'                  | rule 'r' dialect 'mvel' when $e : Event() then n = $e.triger; end
          4 | 'triger'                  | rule 'r' dialect 'mvel' when $e : Event() eval( $e.triger == 'a' ) then end
          4 | 'triger'                  | rule 'r' dialect 'mvel' when $e : Event() do[x] then then[x] n = $e.triger; end
          5 | 'setStats'                | global Changes changes;¶rule 'r' dialect 'mvel' when Event() then changes.setStats( 3 ); end
          5 | 'trn'                     | global Changes changes;¶rule 'r' salience( changes.trn() ) when Event() then end
          5 | no number                 | function String f() { return "a"; }¶rule 'r' salience( f() ) when Event() then end
          4 | 'matches'                 | rule 'r' when Event( trigger str[startsWith] 'a' ) then end
          4 | 'str[                    | rule 'r' when Event() Entity( kind == 'b', kind not str[length] 3 ) then end
          4 | 'str[                    | rule 'r' when Event() accumulate( Entity( name str[endsWith] 'a' ); $n : count( 1 ) ) then end
          4 | 'groupby'                 | rule 'r' when Event() groupby( $e : Entity(); $k : $e.getController(); $c : count( 1 ) ) then end
          4 | 'do[x]'                   | rule 'r' when Event() do[x] Entity() then end
          4 | compares times            | rule 'r' when $a : Event() Event( this after $a ) then end
          5 | group 'x'                 | ¶rule 'r' agenda-group 'x' when Event() then end
          4 | group 'x'                 | rule 'r' ruleflow-group 'x' when Event() then end
          4 | calendars                 | rule 'r' calendars 'x' when Event() then end
          4 | 'changes' is a            | global String changes;¶RULE
          4 | 'match' is a dev.runesheet.spi.MatchContext, not java.lang.String | global String match;¶RULE
          5 | 'found' is never set: a match sets changes and match, and no file calls setGlobal with its name | ¶global java.util.List found;¶rule 'r' when Event() then found.add( 3 ); end
          4 | 'found' is never set      | global List found;¶rule 'r' when Event() then drools.getKieRuntime().setGlobal( "fund", 3 ); end
          5 | enum (Colour)             | ¶declare enum Colour RED( "x" ); n : int end
          5 | foo.Bar                   | global Integer x;¶import foo.Bar; // a comment¶RULE
          4 | group 'mine'              | rule 'r' agenda-group 'mine' when Event() then end¶rule 's' when Event() then drools.setFocus( "mien" ); end
          4 | entry point 'a'           | rule 'r' when Event() from entry-point 'a' then end¶rule 's' when Event() then drools.getEntryPoint( "b" ).insert( 1 ); end
          4 | Entit                     | function int f( Entit e ) { return 1; }¶RULE
          4 | no collection             | rule 'r' when Event() String() from collect( Entity() ) then end
          4 | entry point 'x'           | rule 'r' when Event() from entry-point 'x' then end
          4 | neither: present == "yes" | rule 'r' when Event() Entity( present == 'yes' ) then end
          4 | number with a text that is none: stat( "gold" ) == "" | rule 'r' when Event() Entity( stat( 'gold' ) == '' ) then end
          4 | number with a text that is none: "3x" | rule 'r' when Event() Entity( kind == 'player', stat( 'gold' ) > '3x' ) then end
          4 | number with a text that is none: "1O" | rule 'r' when Event() Entity( stat( 'gold' ) == '1O' ) then end
          4 | number with a text that is none: "-3x" | rule 'r' when Event( payload( 'delta' ) > '-3x' ) then end
          4 | neither: has( "gold" ) == "yes" | rule 'r' when Event() Entity( has( 'gold' ) == 'yes' ) then end
          4 | neither: above( "gold", 3 ) == "yes" | rule 'r' when Event() Entity( above( 'gold', 3 ) == 'yes' ) then end
          4 | neither: hasStatus( "shield" ) == "no" | rule 'r' when Event() Entity( hasStatus( 'shield' ) == 'no' ) then end
          4 | neither: present != "no"  | rule 'r' when Event() Entity( 'no' != present ) then end
          4 | neither: present == "yes" | rule 'r' when Event() Entity( present in ( 'yes' ) ) then end
          4 | neither: present == "no"  | rule 'r' when Event() Entity( present in ( 'true', 'no' ) ) then end
          4 | neither: present == "yes" | rule 'r' when Event() Entity( !( present == 'yes' ) ) then end
          4 | neither: $e.present == 'x' | rule 'r' when Event() $e : Entity() Entity( $e.present == 'x' ) then end
          4 | true or false: name == true | rule 'r' when Event() Entity( name == true ) then end
          4 | true or false: name != false | rule 'r' when Event() Entity( name != false ) then end
          4 | true or false: name == true | rule 'r' when Event() Entity( name in ( true, false ) ) then end
          4 | true or false: name == $p | rule 'r' when Event() Entity( $p : present ) Entity( name == $p ) then end
          6 | my.own.Size with a text, to which none is equal: size == "LARGE"; write one of Size.SMALL, Size.LARGE; did you mean Size.LARGE? | SIZES¶rule 'r' when P( size == 'LARGE' ) then end
          6 | size == "LARG"; write one of Size.SMALL, Size.LARGE; did you mean Size.LARGE? | SIZES¶rule 'r' when P( 'LARG' == size ) then end
          6 | size != 'x'; write one of Size.SMALL, Size.LARGE | SIZES¶rule 'r' when P( size != 'x' ) then end
          6 | size == "LARG"; write one  | SIZES¶rule 'r' when P( size in ( 'LARG', 'SMAL' ) ) then end
          6 | size != "LARG"; write one  | SIZES¶rule 'r' when P( size not in ( 'LARG' ) ) then end
          6 | $s == "SMALL"; write one   | SIZES¶rule 'r' when P( $s : size ) P( $s == 'SMALL' ) then end
          6 | size == $t; a text is compared with the name of one: size.name() | SIZES¶rule 'r' when P( $t : text ) P( size == $t ) then end
          6 | text == Size.LARGE; a text is compared with the name of one: Size.LARGE.name() | SIZES¶rule 'r' when $p : P() P( text == Size.LARGE ) then end
          6 | size contains 'x'         | SIZES¶rule 'r' when P( 'x' memberOf size ) then end
          6 | size contains "LARGE"     | SIZES¶rule 'r' when P( size excludes 'LARGE' ) then end
          4 | asks how a value of Watch sounds, with which a match fails: texts sound, such as the name() of the constant | rule 'r' when ActiveEffect( watch soundslike 'OWN' ) then end
          6 | value of Size sounds      | SIZES¶rule 'r' when P( $t : text ) P( size not soundslike $t ) then end
          6 | value of Entity sounds, with which a match fails: texts sound | SIZES¶rule 'r' when P( who soundslike 'squire' ) then end
          4 | nothing: 3 contains id    | rule 'r' when Event() Entity( id memberOf 3 ) then end
          4 | nothing: 3.5 contains kind | rule 'r' when Event() Entity( kind not memberOf 3.5 ) then end
          4 | texts contain texts: kind contains 3 | rule 'r' when Event() Entity( kind contains 3 ) then end
          4 | texts contain texts: kind contains 3 | rule 'r' when Event() Entity( kind excludes 3 ) then end
          4 | a value of int, and texts contain texts: $k contains id | rule 'r' when Event() Entity( $k : kind ) Entity( id memberOf $k ) then end
          4 | sounds like 3, which is no text | rule 'r' when Event() Entity( name soundslike 3 ) then end
          4 | value of int sounds       | rule 'r' when Event() Entity( $i : id ) Entity( name soundslike $i ) then end
          4 | divides by 0, of which nothing comes: id == 1/0 | rule 'r' when Event() Entity( id == 1/0 ) then end
          4 | gives 'sum' values of String, with which a match fails: $e.getKind() | rule 'r' when Event() accumulate( $e : Entity(); $x : sum( $e.getKind() ) ) then end
          4 | gives 'average' values of String | rule 'r' when Event() accumulate( Entity( $k : kind ); $n : count( 1 ), $x : average( $k ) ) then end
          4 | gives 'sum' values of String | rule 'r' dialect 'mvel' when Event() $e : Entity() Number() from accumulate( Entity(), sum( $e.kind ) ) then end
          4 | gives 'max' values of Entity | rule 'r' when Event() accumulate( $e : Entity(); $x : max( $e ) ) then end
          4 | present contains $n       | rule 'r' when Event() Entity( $n : name ) Entity( $n memberOf present ) then end
          6 | of Entity with a text, to which none is equal: who == "squire"; compare one of who.definition, who.kind, who.name, who.zone | SIZES¶rule 'r' when P( who == 'squire' ) then end
          6 | of P with a text, to which none is equal: this == 'a'; compare text | SIZES¶rule 'r' when P( this == 'a' ) then end
          4 | Watch with a text, to which none is equal: watch == "OWN" | rule 'r' when exists ActiveEffect( watch == 'OWN' ) then end
          5 | type (Big) is a trait, which no match has; declare a plain type: declare Big | ¶declare trait Big n : int end
          4 | trait                     | declare trait Big n : int end rule 'r' when $e : Event() then don( $e, Big.class ); end
          5 | calls 'don', but no match has traits | RULE¶rule 's' when $e : Event() then don( $e, Fact.class ); end
          6 | calls 'don'               | RULE¶rule 's' when $e : Event() then // don( $e )¶drools.don( $e, Fact.class ); end
          4 | calls 'don'               | rule 's' dialect 'mvel' when $e : Event() do[x] then then[x] don( $e, Fact.class ); end
          7 | rule (r) has a condition that changes the match, or may: it calls 'changes.roll'; conditions ask 'changes' for one of canRoll, derivedScope, entity, isCommon, isOut, opponent, player, playerOf, scope, sideOf, turn alone | CHANGES¶rule 'r' when Event()¶eval( changes.roll( 2 ) == 1 ) then end
          7 | gives away 'changes'      | CHANGES¶rule 'r' when $e : Entity()¶eval( f( changes, $e ) ) then end
          8 | gives away 'changes'      | CHANGES¶rule 'r' when $e : Entity() eval( true &&¶¶f( changes, $e ) ) then end
          6 | calls 'changes.roll'      | CHANGES¶rule 'r' when not Entity( id == changes.roll( 2 ) ) then end
          6 | calls 'changes.flip'      | CHANGES¶query q() Entity( changes.flip() ) end
          6 | gives away 'changes'      | CHANGES¶rule 'r' when Event() Changes() from changes then end
          7 | calls 'changes.menu'      | CHANGES¶rule 'r' when $e : Entity()¶Object() from changes.menu( 'a', $e, $e, 'b' ) then end
          6 | calls 'changes.roll'      | CHANGES¶rule 'r' when accumulate( Entity(); $n : sum( changes.roll( 2 ) ) ) then end
          6 | calls 'changes.roll'      | CHANGES¶rule 'r' when accumulate( Entity( id == changes.roll( 2 ) ); $n : count( 1 ) ) then end
          6 | calls 'changes.roll'      | CHANGES¶rule 'r' when Number() from accumulate( Entity(), init( int n = 0; ) action( n += changes.roll( 2 ); ) result( n ) ) then end
          6 | calls 'changes.roll'      | CHANGES¶rule 'r' when List() from collect( Entity( id == changes.roll( 2 ) ) ) then end
          7 | calls 'changes.roll'      | CHANGES¶query q( int n ) Entity( id == n ) end¶rule 'r' when q( changes.roll( 2 ); ) then end
          6 | calls 'changes.roll'      | CHANGES¶rule 'r' when Entity() if ( changes.roll( 2 ) > 1 ) do[x] then then[x] end
          5 | calls 'match.create'; conditions ask 'match' for one of book, canRoll | global dev.runesheet.spi.MatchContext match;¶rule 'r' when Entity( match.create( 'a', 'b', 'c', 0, 'd', null ) != null ) then end
          4 | int and class java.lang.Boolean | rule 'r' when Event() Entity( id == true ) then end
          4 | package dev.runesheet.spi.fcat | import dev.runesheet.spi.fcat.*;¶rule 'r' when InPly() then end
          5 | java.sql.Date             | import java.util.*; import java.sql.*;¶rule 'r' when $d : Date() then end
          6 | java.sql.Date             | import java.util.*; import java.sql.*;¶RULE¶rule 's' when Event() not Date() then end
          5 | java.sql.Date             | import java.util.*; import java.sql.*;¶global Date day; rule 'r' when Event() then end
          5 | java.sql.Date             | import java.util.*; import java.sql.*;¶query q( Date d ) d := Date() end
          5 | Date is ambiguous         | import java.util.*; import java.sql.*;¶rule 'r' when Event() then Date d = null; end
          4 | package java.utl          | import java.utl.*;¶rule 'r' when ArayList() Lst() then end
          4 | id == "abc"               | rule 'r' when Event() Entity( id == 'abc' ) then end
          4 | id == "abc"               | rule 'r' when Event() Entity( id == 'abc', kind == 'hero' ) then end
          4 | id == "abc"               | rule 'r' when Event() Entity( kind == 'hero', id == 'abc', $i : id ) then end
          4 | a number with a text      | rule 'r' when Event() Entity( stat( 'a' ) > 'many' ) then end
          4 | a number with a text      | rule 'r' when Event() InPlay( holder == 'x' ) then end
          4 | a number with a text      | rule 'r' when Event() Entity( id in ( 'a', 'b' ) ) then end
          4 | a number with a text      | rule 'r' when Event() not Entity( name.length > 'x' ) then end
          4 | 'siz'                     | rule 'r' when Event() java.util.ArrayList( siz == 2 ) from collect( Entity() ) then end
          4 | 'siz'                     | rule 'r' when Event() List( siz() == 2 ) from collect( Entity() ) then end
          5 | "a" for the parameter     | query q( int n ) Entity( id < n ) end¶rule 'r' when Event() q( 'a'; ) then end
          5 | "a" for the parameter     | query q( int n ) Entity( id < n ) end¶rule 'r' when Event() not q( n := 'a' ) then end
          5 | 3 for the parameter       | query q( String s ) Entity( name == s ) end¶rule 'r' when Event() q( 3; ) then end
          5 | gives nothing for         | query q( int n ) Entity( id < n ) end¶rule 'r' when Event() q( ) then end
          5 | gives 1.5 for the parameter 'n' of query (q), whose type is int | query q( int n ) Entity( id == n ) end¶rule 'r' when Event() q( 1.5; ) then end
          5 | gives 99999999999 for     | query q( int n ) Entity( id == n ) end¶rule 'r' when Event() q( 99999999999; ) then end
          5 | gives 1.5 for             | query q( Integer n ) n := Integer() end¶rule 'r' when Event() q( n := 1.5 ) then end
          5 | gives a value of String for | query q( int n ) Entity( id == n ) end¶rule 'r' when $e : Event() q( $e.trigger; ) then end
          5 | gives a number for        | query q( Entity e ) e := Entity() end¶rule 'r' when $e : Entity() Event() q( $e.id + 1; ) then end
          4 | query (q) binds its parameter 's', whose type is String, to a number | query q( String s ) Entity( s := id ) end
          4 | to a value of String      | query q( int n ) ( Entity( n := name ) or Event() ) end
          5 | gives nothing for the parameter 'e' | query q( int n, Entity e ) e := Entity( id == n ) end¶rule 'r' when Event() q( 0; ) then end
          5 | gives nothing for         | query q( int n, Entity e ) e := Entity( id == n ) end¶rule 'r' when Event() q( 0, null; ) then end
          6 | gives nothing for the parameter 'n' of query (p) | query q( int n ) Entity( n := id ) end¶query p( int n ) q( n; ) end¶rule 'r' when Event() p( ) then end
          5 | never binds               | query q( Entity $x ) $z := Entity() end¶rule 'r' when Event() q( $y; ) then end
          5 | ( stat( "a" ) - five )    | rule 'r' when Event()¶Entity( $d : stat( "a" ) - five, $d > 0 ) then end
          4 | $d : ( id * 2 )           | rule 'r' when Event() not Entity( $d : id * 2 ) then end
          4 | $d : ( id * 2 )           | rule 'r' when Event() List() from collect( Entity( $d : id * 2 ) ) then end
          4 | $d : ( id * 2 )           | rule 'r' when Event() accumulate( Entity( $d : id * 2 ); $s : sum( $d ) ) then end
          4 | '? :'                     | rule 'r' when Event() Entity( ( id > 40 ? 1 : 0 ) == 1 ) then end
          5 | type 'itn' for parameter 'n' | RULE¶query q( itn n ) Entity( id < n ) end¶rule 's' when Event() q( 3; ) then end
          5 | type 'Entiti'             | rule 's' when q( $y; ) then end¶query q( Entiti $x ) $x := Entity() end
          6 | not convertible           | query q( int n ) Entity( id < n ) end¶RULE¶rule 's' when Event( $t : trigger ) q( $t; ) then end
          5 | Mth                       | ¶function double half( double x ) { return Mth.floor( x ); } rule 'r' when Entity( half( stat( 'a' ) ) > 3 ) then end
          4 | java.lang.Math.mx         | import function java.lang.Math.mx;¶rule 'r' when Entity( mx( id, 2 ) > 3 ) then end
          4 | java.lang.Mth             | import function java.lang.Mth.max;¶rule 'r' when Entity( max( id, 2 ) > 3 ) then end
          4 | java.lang.Mth             | import function java.lang.Mth.*;¶rule 'r' when Entity( max( id, 2 ) > 3 ) then end
          6 | total : int = 'a'         | ¶declare Foo¶total : int = 'a'¶x : int = 3 end¶rule 'r' when Event() then insertLogical( new Foo() ); end
          4 | Lsit                      | declare Foo x : Lsit end¶rule 'r' when Foo( $x : x ) then Foo f = null; end
          4 | 'a' 'b'                   | rule 'r' dialect 'mvel' when Event() $o : Object() then n = $o.foo( 'a' 'b' ); end
          4 | Math.maks                 | import function java.lang.Math.maks;¶rule 'r' when Entity( max( id, 2 ) > 3 ) then end
          4 | foo( id ) == 3            | rule 'r' when Entity( foo( id ) == 3 ) then end
          5 | 'setStat' of Changes with 2 values | global Changes changes;¶rule 'r' dialect 'mvel' when Event() $e : Entity() then changes.setStat( $e, 'a' $e.stat( 'a' ) - 1 ); end
          6 | Entiy                     | global Changes changes;¶rule 'r' dialect 'mvel' when $e : Entity() Event() then changes.setStat( $e, 'a', Math.max( 1, 2 ) ); end¶rule 's' when Entiy() then end
          """)
  void aMistakeIsOneProblemAtItsLine(int line, String words, String body) {
    assertThat(problems(drl(body)))
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.file()).isEqualTo(FILE);
              assertThat(problem.message()).contains(words);
              assertThat(problem.line()).isEqualTo(line);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "// nothing but words",
        "rule 'r' when $e : Event() then $e.wait( /* it's */ 1 /* \"a */ ); // it's¶ end",
        "rule 'r' when Event() do[x] then then[x] System.out.print( /* it's */ \"a//b\" ); end",
        "RULE",
        "rule 'r' salience( -$e.getId() ) when Event() $e : Entity() then end",
        "rule 'r' salience( $i * 2 ) when Event() Entity( $i : id ) then end",
        "function int f( Entity e ) { return 3; }¶"
            + "rule 'r' salience( f( $e ) ) when Event() $e : Entity() then end",
        "rule 'r' salience( java.lang.Math.max( 3, $e.getId() ) ) when $e : Entity() then end",
        "rule 'r' enabled( $e.getId() > 1 ) when Event() $e : Entity() then end",
        "global Changes changes;¶rule 'r' salience changes.turn() when Event() then end",
        "global Changes changes;¶rule 'r' enabled( changes.turn() > 1 ) when Event() then end",
        "global Changes changes;¶function int f( Changes c ) { return 3; }¶"
            + "rule 'r' salience f( changes ) when Event() then end",
        "rule 'r' salience( $o.size() ) when Event() $o : Object() then end",
        "function List<Integer> f( int n ) { return List.of( n ); }¶"
            + "rule 'r' when Event() Integer() from f( 3 ) then end",
        "rule 'r' dialect 'mvel' when Event() $o : Object() then n = $o.foo; m = $o.bar(); end",
        "rule 'r' dialect 'mvel' when $e : Event() then"
            + " if ( $e.trigger == 'a' ) { n = $e.trigger.length(); } end",
        "rule 'r' dialect 'mvel' when $e : Event() then l = [1, 2];"
            + " foreach ( x : l ) { m = x.intValue(); } end",
        "rule 'r' dialect 'mvel' when $e : Event() then l = (trim() in [' a ']); end",
        "rule 'r' dialect 'mvel' when $e : Event() then l = ($ in [1, 2] if $ > 1); end",
        "rule 'r' dialect 'mvel' when $i : InPlay() Event() then"
            + " insertLogical( new Suppression( $i, 'a' ) ); end",
        "declare A x : int end¶declare B extends A y : int end¶"
            + "rule 'r' dialect 'mvel' when Event() $a : A() then n = $a.y; end¶"
            + "rule 's' when Event() B() then end",
        "declare A x : int end¶"
            + "rule 'r' dialect 'mvel' when Event() then A a = new A(); a.x = 3; a.setX( 4 ); end",
        "rule 'r' when Event() Entity( $d : ( id * 2 ), $d > 0, id > '3', $i : id > 3 ) then end",
        "rule 'r' when Event() Entity( $d : ( id > 3 ? 1 : 0 ), $d > 0, name != '? :' ) then end",
        "rule 'r' dialect 'mvel' when Event() $o : Object() then"
            + " n = $o.foo( 'a(' + $o.b( 1, [ 'a' : 'b' ] ), -3, 'it\\'s', $o is Object ? 1 : 2 );"
            + " for ( int i = 0; i < 2; i++ ) { $o.foo( (int) 3 ); } end",
        "rule 'r' when Event() List( size == 2, empty == false ) from collect( Entity() ) then end",
        "query q( Entity $x ) Entity( this == $x ) end¶rule 'r' when Event() q( $y; ) then end",
        "query q( String s ) Entity( name == s || s == null ) end¶"
            + "rule 'r' when Event() q( ) q( 'a'; ) q( null; ) then end",
        "query q( int n ) Entity( n := id ) end¶"
            + "query p( int n ) q( n; ) end¶rule 'r' when Event() p( $n; ) p( 3.0; ) then end",
        "query q( Entity e ) ( e := Entity() or Event() ) end¶"
            + "query p( String s ) Entity( s := name ) end¶"
            + "rule 'r' when $e : Event() q( ) p( null; ) p( $e.trigger; ) then end",
        "query q( int n ) Entity( id == n ) end¶"
            + "rule 'r' when Event() $e : Entity() q( $e.id + 1; ) q( $e.stat( 'a' ); ) then end",
        "query q( double d ) Entity( stat( 'a' ) < d ) end¶rule 'r' when Event() q( 3; ) then end",
        "global Changes changes;¶rule 'r' dialect 'mvel' when Event() $e : Entity() then"
            + " changes.setStat( $e, 'a', $e.name.substring( 1 ).length() ); end",
        "rule 'r' when Event() Entity( present == 'TRUE' ) Entity( present != false ) then end",
        "rule 'r' when Event() Entity( present in ( 'true', 'false' ), name == 'true' ) then end",
        "rule 'r' when Event() Entity( ( name == 'a' ) == true, name in ( 'b == true' ) ) then end",
        "rule 'r' when Event() Entity( present == ( name == 'a' ), name == kind ) then end",
        "SIZES¶rule 'r' when P( size == Size.LARGE || != Size.SMALL, size in ( Size.LARGE ) ) then end",
        "SIZES¶rule 'r' when P( size.name == 'LARGE', size.toString() == 'x', size != null ) then end",
        "SIZES¶rule 'r' when P( size matches 'LAR.*', size memberOf 'SMALL, LARGE' ) then end",
        "SIZES¶rule 'r' when P( text contains size, text matches size, who.name == 'x' ) then end",
        "SIZES¶rule 'r' when P( text in ( 'size == y' ), any == 'x', many == 'x' ) then end",
        "SIZES¶rule 'r' when P( $s : size, $w : who ) P( text == $s ) P( who == $w ) then end",
        "global List found;¶rule 'r' when Event() then"
            + " drools.getKieRuntime().setGlobal( \"found\", List.of( 3 ) ); end",
        "global List found;¶rule 'r' when Event( $t : trigger ) then"
            + " drools.getKieRuntime().setGlobal( $t, List.of( 3 ) ); end",
        "global List found;¶rule 'r' when Event() then"
            + " kcontext.getKieRuntime().getGlobals().set( \"found\", List.of( 3 ) ); end",
        "global Changes match;¶rule 'r' when Event() then match.turn(); end",
        "CHANGES¶rule 'r' when Entity( changes.turn() > 2, id != changes.opponent( this ).id ) then end",
        "CHANGES¶rule 'r' when $e : Entity() Entity( changes.scope( 'a', $e ).contains( this ) ) then end",
        "CHANGES¶rule 'r' when $e : Entity( name != 'changes' ) Entity() from changes.scope( 'a', $e )"
            + " eval( changes /* changes */ .isOut( 0 ) ) then end",
        "CHANGES¶rule 'r' salience( changes.turn() ) when Event() then f( changes, null ); end",
        "rule 'r' when Event( $match : trigger ) Event( trigger == $match ) then end",
        "function void f( String s ) { }¶rule 'r' when Event() then f( \"don( x )\" ); end",
        "rule 'r' agenda-group 'MAIN' when Event() then end",
        "rule 'r' agenda-group 'x' when Event() then end¶"
            + "rule 's' when Event() then drools.setFocus ( \"x\" ); end",
        "rule 'r' agenda-group 'x' when Event() then end¶rule 's' when Event( $t : trigger ) then"
            + " drools.setFocus( $t ); end",
        "rule 'r' agenda-group 'x' when Event() then end¶rule 's' when Event() then"
            + " kcontext.getKieRuntime().getAgenda().getAgendaGroup( \"x\" ).setFocus(); end",
        "rule 'r' agenda-group 'x1' when Event() then end¶rule 's' when Event() then"
            + " drools.setFocus( \"x\" + 1 ); end",
        "rule 'r' when Event() List( size > 1 ) from collect( Entity() ) then end",
        "rule 'r' agenda-group 'x' auto-focus true when Event() then end",
        "rule 'r' when Event() $n : Integer() from java.util.List.of( 1, 2 ) then end",
        "rule 'r' when $e : Entity() String() from $e.getName() then end",
        "rule 'r' dialect 'mvel' when $e : Event() then n = $e.trigger; m = n; end",
        "global Changes changes;¶"
            + "rule 'r' dialect 'mvel' when Event() then changes.signal( 'x' ); end",
        "rule 'r' when Event() do[x] Entity() then then[x] end",
        "rule 'r' when Event() accumulate( $e : Entity( $k : kind ); $a : sum( $e.getId() ),"
            + " $b : max( $k ), $c : count( $e ), $d : collectList( $k ) ) then end",
        "rule 'r' when Event() $l : List( this contains 3 ) from collect( Entity() )"
            + " Entity( id memberOf $l, name contains '3', id > 1/10, name != '1/0' ) then end",
        "rule 'r' when Event( trigger soundslike 'a' || matches 'b.*' ) then end",
        "rule 'r' when ActiveEffect( watch.name() soundslike 'OWN', trigger not soundslike 'a' ) then end",
        "declare P any : Object end¶rule 'r' when P( any soundslike 'a' ) then end",
        "rule 'r' when Event() then char c = '\"'; // it's \"¶"
            + "String s = \"it's \\\"\"; /* it's \" */ end¶"
            + "rule \"a¶b\" dialect 'mvel' when Event() then n = '\"'; end",
        "rule 'r' when Event() then String s = \"\\u0061\"; char c = '`'; /* \\ ` */ end",
        "declare enum Colour RED( 1 ), GREEN( 2 ); n : int end¶RULE",
        "declare A extends B end¶declare B x : int end¶RULE",
        "declare Foo @role(event) x : int end¶"
            + "rule 'r' when $a : Foo() Foo( this after $a ) then end",
        "query q( Entity e ) e := Entity() end¶rule 'r' when Event() q( $e; ) then end",
      })
  void whatCanBePlayedIsAccepted(String body) {
    assertThatCode(() -> build(drl(body))).doesNotThrowAnyException();
  }

  /**
   * Drools builds so many rules in several threads, and then tells only that it was interrupted.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          foo                             | when Event() Entity( name str[foo] 'a' ) then end
          StringIndexOutOfBoundsException | when $e : Event() then modify( $e ) { setX( 1 }; end
          """)
  void aMistakeAmongManyRulesIsToldAsOneAlone(String words, String wrong) {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      body.append("rule 'g")
          .append(i)
          .append("' ")
          .append(i == 5 ? wrong : "when Event() then end");
      body.append('¶');
    }
    aMistakeIsOneProblemAtItsLine(9, words, body.toString());
  }

  @Test
  void aQueryWithTheNameOfOneInAnotherPackageIsAProblem() {
    String query = "\nquery same( int n )\n n := Integer()\nend\n";
    List<RuleSource> sources =
        List.of(
            new RuleSource("a.drl", "package my.second;" + query),
            new RuleSource("b.drl", "package my.first;\n" + query));
    KieBase base = RuleCompiler.compile(sources);

    assertThatThrownBy(() -> InvalidRules.refuse(base, sources))
        .hasMessageStartingWith("b.drl:3: query (same) has the name of one in another package");
  }

  /** Drools itself breaks at such rules, and only when both are there. */
  @Test
  void rulesThatDroolsCannotBuildTogetherAreOneProblem() {
    String conditions = "when Event( trigger == 'go' ) $e : Entity( kind == 'hero' )\n";
    List<RuleSource> sources = new ArrayList<>(Books.engine());
    sources.addAll(
        List.of(
            new RuleSource("a.drl", drl(RULE.replace("'r'", "'z'"))),
            new RuleSource("b.drl", drl("rule 'first' " + conditions + "then end")),
            new RuleSource(
                "c.drl",
                drl(
                    RULE
                        + "\nrule 'second' "
                        + conditions
                        + "if ( id == 0 ) do[ x ] then then[ x ] end"))));

    assertThat(
            catchThrowableOfType(
                    RuleCompilationException.class, () -> RuleCompiler.compile(sources))
                .problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.file()).isEqualTo("c.drl");
              assertThat(problem.line()).isEqualTo(5);
              assertThat(problem.message())
                  .contains("rule (second)", "NullPointerException", "rule (first) at b.drl:4");
            });
  }

  /** Compiled rules do not tell which groups, entry points and globals their consequences name. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule 'r' agenda-group 'x' when Event() then end",
        "rule 'r' when Event() from entry-point 'x' then end",
        "global List found;¶rule 'r' when Event() then end"
      })
  void whatFilesUseIsNotAskedWhereTheyAreUnknown(String body) {
    KieBase base = RuleCompiler.compile(List.of(new RuleSource(FILE, drl(body))));

    assertThatCode(() -> InvalidRules.refuse(base, List.of())).doesNotThrowAnyException();
  }

  @Test
  void eachMistakeOfAFunctionIsAProblemAtItsLine() {
    assertThat(problems(drl("function int f( int x ) {¶a();¶¶b();¶return 1; }")))
        .extracting(Problem::line)
        .containsExactly(5, 7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ch\\u0061nges.signal( \"x\" );", "foo( ` );"})
  void aMistakeIsNotPrinted(String consequence) {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      problems(drl("rule 'r' when Event() then " + consequence + " end"));
    } finally {
      System.setErr(before);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private static List<Problem> problems(String drl) {
    return catchThrowableOfType(RuleCompilationException.class, () -> build(drl)).problems();
  }

  private static void build(String drl) {
    List<RuleSource> sources = List.of(new RuleSource(FILE, drl));
    InvalidRules.refuse(RuleCompiler.compile(sources), sources);
  }

  private static String drl(String body) {
    return HEAD
        + body.replace("RULE", RULE)
            .replace("SIZES", SIZES)
            .replace("CHANGES", CHANGES)
            .replace("DEEP", "(".repeat(20_000) + "true" + ")".repeat(20_000))
            .replace('¶', '\n')
        + "\n";
  }
}
