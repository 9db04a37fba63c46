// Effect strings of card tables: one start rule for each sort of column. Every alternative is told
// by its first token, so that an error names what could stand exactly there.
grammar EffectString;

options {
  caseInsensitive = true;
}

// ---- columns ---------------------------------------------------------------------------------

payoutColumn : legs EOF ;

passiveColumn : passive EOF ;

passive
  : phase legs                                                    # InPhase
  | onRoll legs                                                   # InRoll
  | perOwned ( JOIN perOwned )*                                   # InHarvest
  | 'harvest.on_any_magic_gain' amount                            # OnMagic
  | 'roll.set_one_die' dieSetting '=' number ( 'cost' '=' dieCost )? # SetDie
  | flag                                                          # Flagged
  ;

dieSetting : 'target' | 'subtract' | 'add' ;

relicColumn : ( relicPassive | legs ) EOF ;

costColumn : countNamed ( JOIN countNamed )* EOF ;

rollColumn : ( audienceLegs | whenRolled ) EOF ;

whenRolled
  : 'add_slay_cost' amount                                        # AddCost
  | 'add_self_slay_cost' amount ( 'max' '=' number )?             # AddOwnCost
  | ( 'banish_center_citizen' | 'banish_center_domain' ) 'optional'? # BanishTop
  | ( 'flip_citizen' | 'flip_domain' ) 'targeted' 'optional'?     # FlipTargeted
  | 'add_self_gold_pool' number                                   # AddPool
  | 'block_recruit_matching_roll'                                 # RollKey
  ;

revealColumn : ( audienceLegs | whenRevealed ) EOF ;

whenRevealed
  : 'all_gain_per_owned' 'gain' '=' quantity 'per' '=' 'citizen'  # GainPerOwned
  | 'active_may' 'gain_action' 'pay' '=' price                    # BuyAction
  | 'all_may' allMay                                              # Allowed
  | 'all_must' 'flip_citizen'                                     # AllFlip
  | 'active_choose' offer ( '|' offer )+                          # ActiveChoose
  | 'seq' ( 'all_must' | 'all_may' ) deed                         # InTurn
  | 'place_reserve' 'pool' '=' name                               # PlaceAll
  | 'add_self_gold_pool' number                                   # AddPoolNow
  ;

allMay
  : 'self_convert' 'pay' '=' price 'gain' '=' quantity            # AllConvert
  | banishFor                                                     # AllBanish
  ;

reignColumn : ( 'grant_all' flagName | onRoll audienceLegs ) EOF ;

scoreColumn : ( 'floor_div' scored number number | 'wild_choose' number number ) EOF ;

starterColumn : ( 'doubles_or_no_payout' | 'doubles_or_no_payout_twice' )? EOF ;

// ---- payouts ---------------------------------------------------------------------------------

legs : leg ( JOIN leg )* ;

leg
  : amount                                                        # Gain
  | 'gain' amount                                                 # Gain
  | 'count' counted amount                                        # Count
  | 'exchange' side side                                          # Exchange
  | 'steal' amount+ ( 'victim_vp' '=' number )?                   # Steal
  | 'choose' option+                                              # Choice
  | '<' bracket                                                   # Bare
  | KEY                                                           # Key
  | flip                                                          # FlipCard
  | 'banish_center' centre ( 'type' '=' name )? 'optional'?         # BanishCentre
  | 'banish_owned' owned 'optional'?                                # BanishOwned
  | 'steal_citizen' clause ( 'and' clause )*                      # StealCitizen
  | 'take_owned' owned 'random' 'optional'? takeEnd*                # TakeOwned
  | 'return_owned' owned amount 'optional'?                         # ReturnOwned
  | ( 'modify_monster_strength' | 'action.modify_monster_strength' ) '+'? number # Harden
  | 'self_convert' amount amount 'optional'?                        # Convert
  | 'take_from_player' amount 'optional'?                           # TakeFrom
  | 'pay_to_player' amount amount? 'optional'?                      # PayTo
  | 'manipulate_resources' setting+                               # Manipulate
  ;

amount : resource number ;

resource : RESOURCE ;

number : '-'? INT ;

counted
  : PIPS                                                          # Pips
  | CARDS                                                         # Cards
  | NAMED name                                                    # Named
  | 'area' name                                                   # Area
  | 'type' name                                                   # Type
  ;

countNamed : 'count' NAMED name amount ;

side : ( resource | 'wild' ) number ;

option : amount | '<' bracket ;

bracket
  : 'citizens' ( number | where? ( JOIN amount )* ) '>'           # Citizens
  | 'count' counted amount '>'                                    # CountLeg
  | 'noble' '>'                                                   # Noble
  | 'goods' '>'                                                   # Goods
  | 'domains' '>'                                                 # Domains
  ;

where : 'where' clause ( 'and' clause )* ;

clause : field relation ( number | name ) ;

relation : '==' | '=' | '<=' | '>=' | '<' | '>' ;

field
  : 'gold_cost' | 'name' | 'role' | 'shadow_count' | 'holy_count' | 'soldier_count' | 'worker_count'
  | WORD
  ;

flip
  : ( 'flip_citizen' | 'flip_domain' ) 'targeted' 'optional'?
  | 'flip_opponent_citizen'
  | 'flip_opponent_domain'
  ;

centre : 'citizen' | 'monster' | 'domain' | 'noble' ;

owned : 'citizen' | 'monster' ;

takeEnd : 'to' '=' ( 'self' | 'stack' ) | 'victim_vp' '=' number ;

setting
  : 'mode' '=' ( 'gain' | 'self_convert' | 'take_from_player' | 'pay_to_player' )
  | ( 'gain' | 'pay' | 'take' ) '=' quantity
  | 'optional' '=' ( 'true' | 'false' )
  ;

quantity : ( resource | 'vp' ) ':' number ;

name : WORD | QUOTED ;

// ---- passives --------------------------------------------------------------------------------

phase
  : 'action.start' | 'action.hire' | 'action.build' | 'action.slay' | 'action.end'
  | 'action.on_opponent_slay' | 'action.on_any_slay' | 'roll.settled'
  ;

onRoll : 'roll.on_event' 'doubles' ;

perOwned : PER_OWNED name amount ;

dieCost
  : resource ':' ( number | WORD )
  | 'g_per_owned_role' ':' WORD
  | other=WORD ':' ( number | name )
  | WORD
  ;

flag : 'effect.add' flagName | DOTTED ;

flagName : DOTTED | WORD ;

relicPassive
  : 'action.build_domain' whenBuilding                            # Building
  | 'action.slay_discount' 'magic' '=' number 'strength' '=' number # SlayDiscount
  ;

whenBuilding : amount | 'ignore_requirement' number 'or' amount ;

// ---- events ----------------------------------------------------------------------------------

audienceLegs : audienceLeg ( JOIN audienceLeg )* ;

audienceLeg : AUDIENCE amount ;

banishFor : 'banish_owned_citizen' ( 'role' '=' name )? 'gain' '=' quantity ;

deed
  : 'pay_to_chosen' 'pay' '=' price                               # PayChosen
  | 'banish_center_citizen'                                       # BanishOne
  | banishFor                                                     # BanishOwn
  | 'place_reserve_monster' 'pool' '=' name                       # PlaceReserve
  ;

offer : ( 'self_gain' | AUDIENCE ) ':' quantity ;

price : 'wild' ':' number | quantity ( ',' quantity )* ;

scored : 'gold' | 'strength' | 'magic' ;

// ---- words -----------------------------------------------------------------------------------

RESOURCE : [gsmvpt] ;

PIPS : 'owned_shadow' | 'owned_holy' | 'owned_soldier' | 'owned_worker' ;

CARDS : 'owned_citizens' | 'owned_domains' | 'owned_monsters' ;

NAMED : 'owned_citizen_name' | 'owned_starter_name' | 'owned_monster_name' ;

PER_OWNED : 'harvest.gain_per_owned_citizen_name' | 'harvest.gain_per_owned_starter_name' ;

AUDIENCE : ( 'active' | 'others' | 'all' ) '_' ( 'gain' | 'lose' ) ;

KEY
  : 'slay' | 'sail' | 'recruit' | 'build_domain' | 'refresh_tomes' | 'gain_self_gold_pool'
  | 'concurrent_flip_one_citizen' | 'banish_player_citizen' | 'banish_random_player_monster'
  ;

INT : [0-9]+ ;

DOTTED : [a-z_] [a-z0-9_]* ( '.' [a-z0-9_]+ )+ ;

WORD : [\p{L}_] [\p{L}\p{M}0-9_'-]* ;

QUOTED : '"' ~["\r\n]* '"' ;

// Legs are joined by a plus between blanks; without them it is part of a number, or a mistake.
JOIN : BLANK+ '+' BLANK+ ;

BLANKS : BLANK+ -> skip ;

OTHER : . ;

fragment BLANK : [ \t\u00A0] ;
